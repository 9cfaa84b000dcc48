import TrainerCore
import TrainerScheduling
import TrainerScoring

extension PracticeText {
  /// Why a rating is suggested, where it is another than a right answer has; nil elsewhere.
  func whyThisRating(_ explanation: Explanation) -> String? {
    guard let judgement = explanation.judgement, judgement.suggestion != .good else { return nil }
    let name = judgement.suggestion.name
    guard case .ideas(let ideas) = judgement.finding else {
      if judgement.suggestion == .hard, explanation.wasHelped { return "\(name): \(Self.help)." }
      return judgement.finding == .nothing ? "\(name): nothing was said of it." : nil
    }
    // What was seen before it was said counts as not known, however well it is said then.
    if ideas.suggestion > judgement.suggestion, judgement.suggestion == .again {
      return "\(name): the answer was shown before anything was said."
    }
    return "\(name): \(reason(ideas))."
  }

  private static let help = "a hint or a second go makes Hard the best"

  private func reason(_ ideas: ScoredIdeas) -> String {
    let score = ideas.score
    let verdicts = zip(ideas.ideas, score.verdicts)
    switch ideas.suggestion {
    case .again where score.verdicts.allSatisfy { $0.verdict != .covered }:
      return "none of the ideas was heard"
    case .again: return "\(score.points) of 10 is less than 4"
    case .hard:
      if verdicts.contains(where: { $1.verdict == .contradicted }) {
        return "the answer says the opposite of an idea"
      }
      if verdicts.contains(where: { $0.isEssential && $1.verdict != .covered }) {
        return "an essential idea is missing"
      }
      return "\(score.points) of 10 is less than 8"
    case .good, .easy: return Self.help
    }
  }
}
