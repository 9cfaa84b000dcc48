#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@main
struct Trainer {
  static func main() {
    StandardStreams.occupy()
    Signals.install()
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(run(arguments, environment: ProcessFacts.environment).rawValue)
  }

  /// Does what the arguments ask for; whatever fails is said on standard error.
  private static func run(_ arguments: [String], environment: [String: String]) -> ExitStatus {
    var context = CommandContext(GlobalOptions(), environment)
    do throws(Failure) {
      let invocation = try parse(arguments)
      context =
        invocation.command.isAboutTheProgram
        ? CommandContext(invocation.options, environment)
        : .configured(invocation.options, environment)
      return try invocation.command.run(in: context)
    } catch {
      // A terminal that was closed answers so, also before the hangup is told.
      if case .output(let failure) = error, failure.code == EIO, context.out.isTerminal {
        return .hangup
      }
      let report = error.report
      context.note(StyledText(report.text))
      return report.status
    }
  }

  private static func parse(_ arguments: [String]) throws(Failure) -> Invocation {
    do { return try ArgumentParser.parse(arguments) } catch { throw .usage(error) }
  }
}
