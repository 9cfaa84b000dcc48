import TrainerScoring

/// The mini-language of key ideas and of checkpoints, and answers judged by it.
enum IdeasTarget {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let line = IdeaLine(bytes, in: 0..<bytes.count)
    precondition(line.label.upperBound <= bytes.count)
    for problem in line.problems { precondition(problem.offset <= bytes.count) }
    var end = line.label.upperBound
    for form in line.forms {
      precondition(form.lowerBound >= end && form.upperBound <= bytes.count)
      end = form.upperBound
      _ = SoleCommonWord(bytes, in: form)
    }
    let forms = line.forms.prefix(8).map { text(bytes[$0]) }
    let ideas = forms.enumerated().map { index, form in
      KeyIdea(
        id: "\(index)", label: text(bytes[line.label]), forms: [IdeaForm(form)],
        rejected: forms.last.map { [IdeaForm($0)] } ?? [])
    }
    let scorer = AnswerScorer(question: text(bytes[line.label]), ideas: ideas)
    let answer = text(bytes[...].prefix(400))
    for verdict in scorer.score(answer).verdicts {
      for range in verdict.evidence.ranges { precondition(range.upperBound <= answer.utf8.count) }
    }
    _ = forms.first.map { Checkpoint($0).firstMatch(in: answer) }
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
