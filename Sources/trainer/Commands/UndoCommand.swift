import TrainerCore
import TrainerScheduling

/// Takes back the latest answers, also those of earlier sessions and other devices.
struct UndoCommand {
  let count: Int
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let store = try context.store(for: "undo")
    defer { context.close(store) }
    let available = try asFailure { () throws(StateError) in
      try store.folder.history().latest(count).count
    }
    guard available == count else {
      context.warn(
        available == 0
          ? "there is no answer to take back"
          : "there \(available == 1 ? "is" : "are") only \(counted(available, "answer")); "
            + "nothing was taken back")
      return .problem
    }
    let answers = try asFailure { () throws(StateError) in
      try store.undo(last: count, at: context.clock.now())
    }
    try context.print(answers.joined().map(line))
    return .fine
  }

  private func line(_ review: PastReview) -> StyledText {
    // Programs read this line too, whatever their locale.
    let signs = context.out.isTerminal ? context.signs : .rich
    let parts = ["undone: \(review.rating.word)", "\(review.key)", review.moment.iso8601]
    return StyledText(parts.joined(separator: signs.dot))
  }
}
