import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// The program without a command: today at a glance, then commands line by line; Enter starts a session.
struct ReplLoop {
  private var context: CommandContext
  private let input: any LineSource

  /// Whether an interrupt came and nothing was typed since: another one ends the program.
  private var wasInterrupted = false

  /// The commands of this run and of those before.
  private var history: CommandHistory

  /// How the last command that failed ended; a script is told of it at the end.
  private var failure = ExitStatus.fine

  /// What content has names, read when a name is completed and forgotten with each command.
  private let names: LazyNames

  init(_ context: CommandContext, _ input: any LineSource) {
    self.context = context
    self.input = input
    names = LazyNames { context.contentNames() }
    history = CommandHistory(at: input.isTerminal ? Self.historyPath(context.environment) : nil)
  }

  /// Goes on until the learner has enough, and tells how it ended.
  mutating func run() throws(Failure) -> ExitStatus {
    var first = FirstRun(context, input)
    switch try first.run() {
    case .notNeeded: try showToday()
    case .told(let context): self.context = context
    case .left(let status): return status
    }
    while true {
      switch input.next(prompt) {
      case .endOfInput: return end
      case .line(let line):
        wasInterrupted = false
        history.add(line)
        names.forget()
        if let ending = try run(line) { return ending }
      case .interrupted(let hadText):
        if wasInterrupted, !hadText { return .interrupt }
        wasInterrupted = !hadText
        if !hadText { try context.print(StyledText("Ctrl-C again leaves; q does too.")) }
      case .signal(let number): return ExitStatus(signal: number)
      }
    }
  }

  private var prompt: LinePrompt {
    var prompt = LinePrompt("trainer> ")
    prompt.history = history.entries
    let names = names
    let paths = PathCompletion.live(home: personHome)
    prompt.completions = {
      CommandCompletion.completions(of: $0, paths: paths, names: names.names)
    }
    return prompt
  }

  /// What `~` stands for.
  private var personHome: String? { context.environment["HOME"] }

  /// A person has seen what failed; whoever started a script has not.
  private var end: ExitStatus { input.isTerminal ? .fine : failure }

  /// What was entered may be deleted at any time, like everything there.
  private static func historyPath(_ environment: [String: String]) -> String? {
    (try? UserFolders(variables: environment).cache()).map { $0 + "/history" }
  }

  private func showToday() throws(Failure) {
    let catalogue = try context.catalogue()
    let now = context.clock.now()
    let progress = catalogue.progress
    let days = progress.settings.interviewDate.map { $0 - now.calendarDay }
    let glance = GlanceText(
      overview: DueOverview(of: catalogue, at: now), questions: catalogue.questionCount,
      mocks: catalogue.mocks,
      isFirstTime: progress.count == 0, home: try context.home(),
      daysToInterview: days.flatMap { $0 < 0 ? nil : $0 },
      weakest: WeakestTopic(of: catalogue, at: now), signs: context.signs,
      evening: input.isTerminal ? EveningRound.count(in: catalogue, at: now) : 0,
      width: context.out.proseWidth)
    try context.print(glance.lines)
  }

  /// Runs one line; a status where the program ends with it.
  private mutating func run(_ line: String) throws(Failure) -> ExitStatus? {
    guard let words = ShellWords.words(of: line, home: personHome) else {
      context.warn("a quotation mark is not closed")
      failure = .usage
      return nil
    }
    if ["q", "quit", "exit"].contains(words.first) { return end }
    do throws(Failure) {
      let command = try command(words)
      let ending = try command.command.run(in: command.context, input: input)
      if ending != .fine { failure = ending }
      return [.hangup, .termination].contains(ending) ? ending : nil
    } catch {
      if case .output = error { throw error }
      failure = error.report.status
      context.note(StyledText(error.report.text))
      return [.hangup, .termination].contains(failure) ? failure : nil
    }
  }

  /// What Enter starts: on the evening before an interview its light round.
  private func suggestion() throws(Failure) -> PracticeArguments {
    var arguments = PracticeArguments()
    let progress = try context.progressBeforeWriting()
    let today = progress.scheduler.studyDay(of: context.clock.now())
    let days = progress.settings.interviewDate.map { $0 - today }
    arguments.evening = input.isTerminal && progress.count > 0 && days.map { 0...1 ~= $0 } ?? false
    return arguments
  }

  /// The command of a line; what the program was started with holds for it too.
  private func command(
    _ words: [String]
  ) throws(Failure) -> (command: Command, context: CommandContext) {
    if words.isEmpty { return (.practice(try suggestion()), context) }
    var words = words.first == "trainer" ? Array(words.dropFirst()) : words
    if words.first == "?" { words[0] = "help" }
    // As people say it: "fit to my history".
    if words.first == "fit" { words = ["fsrs", "optimize"] }
    let invocation: Invocation
    do { invocation = try ArgumentParser.parse(words) } catch { throw .usage(error) }
    return (invocation.command, context.with(invocation.options))
  }
}
