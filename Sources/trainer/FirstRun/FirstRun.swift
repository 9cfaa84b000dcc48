import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// What a person is asked who starts the program for the first time: three questions, then a few to
/// find where they stand.
///
/// Each answer is kept before the next question is asked. Whoever leaves in between is asked only the
/// rest the next time; whoever has answered a question of a deck, or has a configuration, nothing.
struct FirstRun {
  var context: CommandContext
  let input: any LineSource

  /// How it went.
  enum Outcome {
    /// There was nothing to ask.
    case notNeeded

    /// All was asked, and the start was told; how the program looks may have changed.
    case told(CommandContext)

    /// The person left.
    case left(ExitStatus)
  }

  enum Question: CaseIterable {
    case interview
    case minutes
    case signs
  }

  init(_ context: CommandContext, _ input: any LineSource) {
    self.context = context
    self.input = input
  }

  /// Asks what is still to be asked.
  mutating func run() throws(Failure) -> Outcome {
    guard input.isTerminal, context.out.isTerminal else { return .notNeeded }
    let progress = try context.progressBeforeWriting()
    let pending = try pending(progress)
    if pending.isEmpty { return .notNeeded }
    try welcome()
    let count = ["One question", "Two questions", "Three questions"][pending.count - 1]
    try say("\(count), \(pending.count == 1 ? "" : "all ")skippable with Enter.")
    for question in pending {
      if let status = try ask(question, progress) { return .left(status) }
    }
    let start = FirstStart(context: context, input: input)
    if let status = try start.run() { return .left(status) }
    return .told(context)
  }

  private func pending(_ progress: Progress) throws(Failure) -> [Question] {
    let file = ConfigurationFile(home: try context.home())
    guard progress.count == 0, Disk.live.identity(of: file.path) == nil else { return [] }
    return Question.allCases.filter { question in
      switch question {
      // The first answer is the first line of the log, also where there is no interview.
      case .interview: progress.isUntouched
      case .minutes: progress.settings.minutesADay == nil
      case .signs: context.signSet == .rich
      }
    }
  }

  private func welcome() throws(Failure) {
    let library = try context.library()
    let text = GlanceText.welcome(
      questions: library.questions.count, mocks: library.items.count { $0.isMock },
      home: try context.home())
    for line in text { try say(line) }
  }

  func say(_ text: String) throws(Failure) {
    try context.print(text.wrapped(to: context.out.proseWidth))
  }
}
