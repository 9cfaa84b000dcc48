/// What an answer is worth.
public struct AnswerScore: Sendable, Hashable {
  /// One for each idea, in their order.
  public let verdicts: [IdeaVerdict]

  /// 0 to 10, rounded to one decimal.
  public let points: Double

  /// What the rating should be, if the learner agrees.
  public let suggestion: SuggestedRating
}

/// The ratings that a score may suggest; Easy never is.
public enum SuggestedRating: String, Sendable, Hashable, CaseIterable {
  case again
  case hard
  case good
}

extension AnswerScore {
  init(_ verdicts: [IdeaVerdict], of ideas: [KeyIdea]) {
    self.verdicts = verdicts
    var total = 0
    var covered = 0
    var contradicted = 0
    var lacksEssential = false
    for (idea, verdict) in zip(ideas, verdicts) {
      total += idea.weight
      switch verdict.verdict {
      case .covered: covered += idea.weight
      case .contradicted: contradicted += idea.weight
      case .missing: break
      }
      if idea.isEssential, verdict.verdict != .covered { lacksEssential = true }
    }
    points = Self.points(covered: covered, contradicted: contradicted, of: total)
    if points < 4 || covered == 0 {
      suggestion = .again
    } else if points < 8 || lacksEssential || contradicted > 0 {
      suggestion = .hard
    } else {
      suggestion = .good
    }
  }

  /// 10 times the covered share to the power of 0.8, less 4 times the contradicted share.
  private static func points(covered: Int, contradicted: Int, of total: Int) -> Double {
    guard total > 0 else { return 0 }
    let share = Double(covered) / Double(total)
    let loss = 4 * Double(contradicted) / Double(total)
    let points = max(0, 10 * share.raised(to: 0.8) - loss)
    return (points * 10).rounded() / 10
  }
}
