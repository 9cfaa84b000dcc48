#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TrainerCore
import TrainerTerminal

/// The program without a command: today at a glance, then commands line by line; Enter starts a session.
struct ReplLoop {
  let context: CommandContext
  let input: LineInput

  /// Whether an interrupt came and nothing was typed since: another one ends the program.
  private var wasInterrupted = false

  init(_ context: CommandContext, _ input: LineInput) {
    self.context = context
    self.input = input
  }

  /// Goes on until the learner has enough, and tells how it ended.
  mutating func run() throws(Failure) -> ExitStatus {
    try showToday()
    while true {
      if input.isTerminal { try context.write(Array("trainer> ".utf8)) }
      switch input.next() {
      case .endOfInput:
        if input.isTerminal { try context.print(StyledText("")) }
        return .fine
      case .line(let line):
        wasInterrupted = false
        if let ending = try run(line) { return ending }
      case .signal(let number):
        if let ending = try handle(number) { return ending }
      }
    }
  }

  private func showToday() throws(Failure) {
    let content = try context.content()
    let library = Library(content.decks.map(\.deck), try context.progress())
    let glance = GlanceText(
      overview: DueOverview(of: library, at: context.clock.now()),
      questions: library.questions.count, isFirstTime: library.progress.count == 0,
      home: try context.home())
    let width = context.out.proseWidth
    try context.print(glance.lines.flatMap { $0.wrapped(to: width) }.map { StyledText($0) })
  }

  private mutating func handle(_ signal: Int32) throws(Failure) -> ExitStatus? {
    if signal == SIGCONT { return nil }
    guard signal == SIGINT, input.isTerminal, !wasInterrupted else {
      return ExitStatus(rawValue: 128 + signal) ?? .termination
    }
    input.forgetTypedLine()
    wasInterrupted = true
    try context.print(StyledText("\nCtrl-C again leaves; q does too."))
    return nil
  }

  /// Runs one line; a status where the program ends with it.
  private func run(_ line: String) throws(Failure) -> ExitStatus? {
    guard let words = ShellWords.words(of: line) else {
      context.warn("a quotation mark is not closed")
      return nil
    }
    if ["q", "quit", "exit"].contains(words.first) { return .fine }
    do throws(Failure) {
      let command = try command(words)
      let ending = try command.command.run(in: command.context, input: input)
      return [.hangup, .termination].contains(ending) ? ending : nil
    } catch {
      if case .output = error { throw error }
      context.note(StyledText(error.report.text))
      return nil
    }
  }

  /// The command of a line; what the program was started with holds for it too.
  private func command(
    _ words: [String]
  ) throws(Failure) -> (command: Command, context: CommandContext) {
    if words.isEmpty { return (.practice(PracticeArguments()), context) }
    let words = words.first == "trainer" ? Array(words.dropFirst()) : words
    let invocation: Invocation
    do { invocation = try ArgumentParser.parse(words) } catch { throw .usage(error) }
    return (invocation.command, context.with(invocation.options))
  }
}
