import TrainerCore

extension PracticeText {
  /// What stands before the line that is typed; who listens hears what is asked for.
  func prompt(for asked: PracticeSession.Prompt) -> String {
    guard signs.isSpoken else { return "> " }
    return switch asked {
    case .answer: "Answer: "
    case .sure, .earlierUndo: "y or n: "
    case .rating: "Rating: "
    case .addition: "More: "
    case .nothing: "> "
    }
  }
}
