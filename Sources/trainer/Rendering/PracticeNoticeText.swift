import TrainerCore

/// The words for what cannot be done at some point of a session, or was.
enum PracticeNoticeText {
  static func text(_ notice: PracticeNotice) -> String {
    switch notice {
    case .noHint: "There is no hint for this one. /k shows the answer."
    case .noMoreHints: "That was the last hint. /k shows the answer."
    case .answerIsShown: "The answer is shown already; rate it with 1 to 4."
    case .noIdeas: "There are no ideas to tick here; rate it with 1 to 4."
    case .noSuchIdea(let number, let count):
      "There is no idea \(number); they go from 1 to \(count)."
    case .notNow: "That makes no sense at this point; /help lists the keys."
    case .skipped(let key): "Skipped \(key); it comes back in another session."
    case .rests(let item): "\(item) rests. `trainer wake \(item)` brings it back."
    case .nothingUndone: "Nothing was undone."
    case .nothingToUndo: "There is no answer to undo."
    }
  }
}
