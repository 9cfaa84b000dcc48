public import TrainerScheduling
public import TrainerScoring

/// Key ideas with what was found of them in an answer.
public struct ScoredIdeas: Sendable, Hashable {
  /// The ideas, in their order.
  public let ideas: [KeyIdea]

  /// What the scorer heard.
  public let heard: AnswerScore

  /// Ideas that the learner says they said, by their numbers from 0.
  public var said: Set<Int> = []

  /// The score with what the learner says they said.
  public var score: AnswerScore { heard.crediting(said, of: ideas) }

  /// The rating that the score suggests.
  public var suggestion: Rating {
    switch score.suggestion {
    case .again: .again
    case .hard: .hard
    case .good: .good
    }
  }

  init(_ answer: String, to item: Item) {
    ideas = item.ideas
    heard = AnswerScorer(item).score(answer)
  }
}
