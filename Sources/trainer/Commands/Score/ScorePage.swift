import TrainerCore
import TrainerScoring

/// The score of an answer as a learner reads it: each idea, the words that it was heard in, and why
/// others were not.
struct ScorePage {
  let item: Item
  let score: AnswerScore
  let answer: String

  /// The columns to fill; nil breaks no line.
  let columns: Int?

  let signs: TextSigns

  var lines: [StyledText] {
    let covered = score.verdicts.count { $0.verdict == .covered }
    let sum =
      "\(score.points) of 10: \(covered) of \(counted(item.ideas.count, "idea")),"
      + " suggests \(score.suggestion.rawValue)"
    return [StyledText(sum, .bold)] + wrapped(score.dismissal ?? "")
      + zip(item.ideas, score.verdicts).flatMap { lines(of: $0, $1) }
  }

  private func lines(of idea: KeyIdea, _ verdict: TrainerScoring.IdeaVerdict) -> [StyledText] {
    let words = verdict.evidence.stretch(of: answer, signs.ellipsis)
    let (sign, style, reason): (String, TextStyle?, String) =
      switch (verdict.verdict, verdict.evidence) {
      case (.covered, _):
        (
          "covered", .green,
          "heard in \(quoted(words)), as \(quoted(IdeaForm(verdict.form).sample))"
        )
      case (.contradicted, _) where idea.rejected.contains { $0.text == verdict.form }:
        (
          "contradicted", .red,
          "\(quoted(words)) says \(quoted(IdeaForm(verdict.form).sample)), which is wrong"
        )
      case (.contradicted, _): ("contradicted", .red, "\(quoted(words)) says the opposite")
      case (.missing, .nothing): ("missing", .magenta, missing(idea))
      case (.missing, _): ("missing", .magenta, "")
      }
    let marks = idea.isEssential ? " (essential)" : ""
    return ["\(StyledText("\(sign): ", style))\(idea.label + marks)"]
      + wrapped(reason, indent: "  ")
  }

  /// What would have been heard.
  private func missing(_ idea: KeyIdea) -> String {
    let form = idea.forms.first.map { "; it may be said as \(quoted($0.sample))" } ?? ""
    return "nothing of it was heard\(form)"
  }

  private func quoted(_ text: String) -> String {
    signs.quotes.open + text + signs.quotes.close
  }

  private func wrapped(_ text: String, indent: String = "") -> [StyledText] {
    text.isEmpty ? [] : text.wrapped(to: columns, indent: indent)
  }
}

extension Evidence {
  /// The words that decided with what stands between them; without that where it is long.
  fileprivate func stretch(of answer: String, _ ellipsis: String) -> String {
    guard let first = ranges.first, let last = ranges.last else { return "" }
    let stretch = String(
      decoding: Array(answer.utf8)[first.lowerBound..<last.upperBound], as: UTF8.self)
    return stretch.count <= 60 ? stretch : words(in: answer).joined(separator: " \(ellipsis) ")
  }
}

extension TrainerScoring.IdeaVerdict {
  fileprivate var form: String { evidence.form ?? "" }
}
