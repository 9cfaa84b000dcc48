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
}
