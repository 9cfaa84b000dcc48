import TrainerCore
import TrainerScheduling
import TrainerScoring

extension PracticeText {
  /// How many of the ideas were there, in a line.
  func tally(_ ideas: ScoredIdeas) -> StyledText {
    let score = ideas.score
    let covered = score.verdicts.count { $0.verdict == .covered }
    let sign =
      ideas.suggestion == .good
      ? signs.right : ideas.suggestion == .hard ? signs.nearly : signs.wrong
    let style: TextStyle =
      ideas.suggestion == .good ? .green : ideas.suggestion == .hard ? .magenta : .red
    let points = signs.dot + "\(score.points) of 10"
    let text = "\(sign) \(covered) of \(counted(ideas.ideas.count, "idea"))\(points)"
    return StyledText(text, style)
  }

  /// Each idea with what was found of it, and the learner's own words that decided.
  func heard(_ ideas: ScoredIdeas, in answer: String) -> [StyledText] {
    zip(ideas.ideas, ideas.score.verdicts).enumerated().flatMap { number, pair in
      let (idea, verdict) = pair
      let essential = idea.isEssential && verdict.verdict != .covered ? " (essential)" : ""
      let words = ideas.said.contains(number) ? "said, you say" : quote(verdict, in: answer)
      let line = idea.label + essential + (words.isEmpty ? "" : ": " + words)
      return hanging(
        "\(signs.aligned(sign(of: verdict.verdict))) \(number + 1)\(signs.isSpoken ? "," : "") ",
        line)
    }
  }

  private func sign(of verdict: Verdict) -> String {
    switch verdict {
    case .covered: signs.right
    case .missing: signs.wrong
    case .contradicted: signs.contradicted
    }
  }

  private func quote(_ verdict: TrainerScoring.IdeaVerdict, in answer: String) -> String {
    let ranges = verdict.evidence.ranges
    guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max()
    else {
      return ""
    }
    let words = String(decoding: Array(answer.utf8)[start..<end], as: UTF8.self)
    let short = words.count > 60 ? words.prefix(57) + signs.ellipsis : words[...]
    let quote = signs.quotes.open + short + signs.quotes.close
    return verdict.verdict == .contradicted ? "you said the opposite, \(quote)" : quote
  }
}
