import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// Takes back the latest answers, also those of earlier sessions; before those of other devices it
/// asks, and without a person before it leaves them alone.
struct UndoCommand {
  let count: Int
  let context: CommandContext

  /// Where a question is answered; nil is standard input.
  let input: (any LineSource)?

  func run() throws(Failure) -> ExitStatus {
    let store = try context.store(for: "undo")
    defer { context.close(store) }
    let device = store.folder.device
    let history = try asFailure { () throws(StateError) in try store.folder.history() }
    let choices = history.undoable(count, on: device)
    guard let latest = choices.first else { return refuse(history.latest(count).count, "answer") }
    if latest.areOwn { return try takeBack(latest, store) }
    if context.isInteractive { return try ask(about: choices, store) }
    guard let own = choices.last, own.areOwn else {
      return refuse(history.latest(count, of: device).count, "answer of this device")
    }
    context.warn(
      "a later answer, \(text(of: latest, store).newest), is left alone; "
        + "on a terminal trainer undo asks about it")
    return try takeBack(own, store)
  }

  private func refuse(_ available: Int, _ noun: String) -> ExitStatus {
    let plural = noun.replacing("answer", with: "answers")
    context.warn(
      available == 0
        ? "there is no \(noun) to take back"
        : "there \(available == 1 ? "is" : "are") only "
          + "\(counted(available, noun, plural: plural)); nothing was taken back")
    return .problem
  }

  /// Asks about one choice after the other until one is meant.
  private func ask(about choices: [UndoableAnswers], _ store: ProgressStore) throws(Failure)
    -> ExitStatus
  {
    let input = input ?? context.lineSource()
    for choice in choices {
      let text = text(of: choice, store)
      try context.print(StyledText(heading(of: choice)))
      try context.print(text.lines.map { StyledText("  " + $0) })
      var prompt = LinePrompt("Take \(count == 1 ? "it" : "all \(count)") back? y or n ")
      prompt.answersAtOnce = ["y", "n"]
      switch input.next(prompt) {
      case .line("y"), .line("yes"): return try takeBack(choice, store)
      case .signal(let number): return ExitStatus(signal: number)
      case .interrupted:
        context.note("Nothing was undone.")
        return .interrupt
      case .endOfInput:
        context.note("Nothing was undone.")
        return .fine
      case .line: continue
      }
    }
    context.note("Nothing was undone.")
    return .fine
  }

  private func text(of choice: UndoableAnswers, _ store: ProgressStore) -> UndoText {
    let mocks = MockFolder(store.folder)
    return UndoText(choice, context.signs, \.description) { mocks.summary($0) }
  }

  private func heading(of choice: UndoableAnswers) -> String {
    if choice.areOwn { return "The latest of this device:" }
    return count == 1 ? "The latest is of another device:" : "Not all are of this device:"
  }

  private func takeBack(_ choice: UndoableAnswers, _ store: ProgressStore) throws(Failure)
    -> ExitStatus
  {
    try asFailure { () throws(StateError) in try store.undo(choice, at: context.clock.now()) }
    try context.print(choice.answers.joined().map(line))
    return .fine
  }

  private func line(_ review: PastReview) -> StyledText {
    // Programs read this line too, whatever their locale.
    let signs = context.out.isTerminal ? context.signs : .rich
    let parts = ["undone: \(review.rating.word)", "\(review.key)", review.moment.iso8601]
    return StyledText(parts.joined(separator: signs.dot))
  }
}
