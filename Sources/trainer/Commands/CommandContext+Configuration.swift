import TrainerTerminal
import TrainerText

extension CommandContext {
  /// The context of a command, with what the configuration says.
  ///
  /// What is wrong with the configuration is said and stops nothing.
  static func configured(_ options: GlobalOptions, _ environment: [String: String]) -> Self {
    var context = CommandContext(options, environment)
    do throws(Failure) {
      let home = try context.home()
      let (read, problems) = try ConfigurationFile(home: home).read()
      context = CommandContext(
        options, environment, read.resolved(in: home, personHome: environment["HOME"]))
      for problem in problems { context.note(problem.styled()) }
    } catch .noHome {
      // Whatever needs the folder will say so itself.
    } catch {
      context.note(StyledText(error.report.text))
    }
    return context
  }

  /// The program that opens decks, where one is named.
  var editor: Editor? { Editor(configured: configuration.editor, environment: environment) }
}
