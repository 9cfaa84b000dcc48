import TrainerCore
import TrainerScheduling

/// Takes back the latest answers, also those of earlier sessions and other devices.
struct UndoCommand {
  let count: Int
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let store = try context.store(for: "undo")
    let answers = try asFailure { () throws(StateError) in
      try store.undo(last: count, at: context.clock.now())
    }
    context.close(store)
    try context.print(answers.joined().map(line))
    if answers.count < count {
      context.warn(
        answers.isEmpty
          ? "there is no answer to take back" : "there were only \(answers.count) to take back")
    }
    return answers.isEmpty ? .problem : .fine
  }

  private func line(_ review: PastReview) -> StyledText {
    StyledText("undone: \(review.rating.word) · \(review.key) · \(review.moment.iso8601)")
  }
}
