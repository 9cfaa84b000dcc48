import TrainerCore
import TrainerScheduling
import TrainerScoring

extension PracticeText {
  /// What can be typed below an answer, each rating with what it leads to.
  func buttons(_ screen: RevealedScreen) -> [StyledText] {
    if !isInteractive {
      return ["suggested: \(screen.judgement.suggestion.word)"]
    }
    let suggestion = screen.judgement.suggestion
    let ratings =
      ["Enter \(button(suggestion, screen))"]
      + Rating.allCases.filter { $0 != suggestion }.map { "\($0.rawValue) \(button($0, screen))" }
    return parts(ratings) + parts(keys(screen))
  }

  private func keys(_ screen: RevealedScreen) -> [String] {
    var keys: [String] = []
    if case .ideas(let ideas) = screen.judgement.finding,
      let missed = ideas.score.verdicts.firstIndex(where: { $0.verdict != .covered })
    {
      keys.append("y\(missed + 1) I did say \(missed + 1)")
    }
    if screen.takesMore { keys.append("a add") }
    if screen.judgement.mayHaveSlipped { keys.append("r type again") }
    keys.append("? why")
    if ItemLink(of: screen.question.item, definitions) != nil { keys.append("o open the link") }
    return keys + ["u undo", "x rest", "q end"]
  }

  private func button(_ rating: Rating, _ screen: RevealedScreen) -> String {
    let name = rating.name
    if screen.isAhead, rating != .again { return name }
    let outcome = screen.outcomes[rating]
    let wait =
      outcome.phase == .review
      ? ReadableDuration.days(outcome.scheduledDays)
      : ReadableDuration.until(outcome.due - outcome.lastReview.utcMilliseconds)
    return "\(name) (\(wait))"
  }
}

extension Judgement {
  /// Whether another answer may be what was meant.
  fileprivate var mayHaveSlipped: Bool {
    finding == .open || (suggestion != .good && finding != .known)
  }
}
