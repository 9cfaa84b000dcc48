import Synchronization
import TrainerScoring

/// Scorers by what they score, each made ready once; what they say never depends on that.
final class Scorers: Sendable {
  private struct Key: Hashable {
    let question: String
    let ideas: [KeyIdea]
  }

  private let made = Mutex<[Key: AnswerScorer]>([:])

  func scorer(_ question: String, _ ideas: [KeyIdea]) -> AnswerScorer {
    let key = Key(question: question, ideas: ideas)
    return made.withLock { made in
      if let scorer = made[key] { return scorer }
      let scorer = AnswerScorer(question: question, ideas: ideas)
      made[key] = scorer
      return scorer
    }
  }
}
