import TrainerCore

/// The words for what cannot be done at some point of a session, or was.
struct PracticeNoticeText {
  /// What people call an item, by the name its history is kept under.
  let nameOf: (RecordKey) -> String

  func text(_ notice: PracticeNotice) -> String {
    switch notice {
    case .noHint: "There is no hint for this one. /k shows the answer."
    case .noMoreHints: "That was the last hint. /k shows the answer."
    case .needsLetter(let count):
      "That names none of the \(count); a letter or a number does. "
        + "/k shows the answer, /u undoes, /q ends."
    case .needsEachLetter(let count):
      "Name each of the \(count) once, in order, such as \(count == 2 ? "ba" : "bac…"). "
        + "/k shows the answer, /q ends."
    case .needsLineNumber:
      "Which line? Begin with its number, then say why. /k shows the answer, /q ends."
    case .answerIsShown: "The answer is shown already; rate it with 1 to 4."
    case .noIdeas: "There are no ideas to tick here; rate it with 1 to 4."
    case .noSuchIdea(let number, let count):
      "There is no idea \(number); they go from 1 to \(count)."
    case .isCovered(let number): "Your answer says idea \(number) already."
    case .nothingToAddTo: "There is nothing to add to here; rate it with 1 to 4."
    case .notNow: "That makes no sense at this point; /help lists the keys."
    case .skipped(let key): "Skipped: \(nameOf(key)). It comes back in another session."
    case .rests(let item):
      "Resting: \(nameOf(RecordKey(item: item))). "
        + "`trainer wake \(item.quotedForShell)` brings it back."
    case .nothingUndone: "Nothing was undone."
    case .nothingToUndo: "There is no answer to undo."
    case .readAgain: "Read again."
    case .isGone: "That item is no longer in its deck; here is the next."
    }
  }
}
