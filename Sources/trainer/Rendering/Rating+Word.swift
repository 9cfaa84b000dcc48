import TrainerScheduling

extension Rating {
  /// The rating as lines for people and scripts have it.
  var word: String {
    switch self {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }

  /// The rating as a button names it.
  var name: String {
    switch self {
    case .again: "Again"
    case .hard: "Hard"
    case .good: "Good"
    case .easy: "Easy"
    }
  }
}
