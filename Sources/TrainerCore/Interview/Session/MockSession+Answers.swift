import TrainerScoring

extension MockSession {
  mutating func say(_ text: String, at now: Int) -> [MockEffect] {
    let manner = turns[turn].manner
    if !text.isEmpty { log(.candidate, text, at: now) }
    switch manner {
    case .clarify:
      if !text.isEmpty { return clarify(text, at: now) }
      let summary = turn + 1 < turns.count ? clarifiedSummary : []
      return summary + nextTurn(at: now)
    case .points:
      if text.isEmpty { return followUp(at: now) }
      hearing.hear(utterance(text))
      return []
    case .answer:
      if !text.isEmpty { hearing.hear(utterance(text)) }
      return followUp(at: now)
    case .code: return handIn(text, syntax: nil, at: now)
    }
  }

  /// Answers what is asked of the interviewer: everything of the bank that the words ask for.
  private mutating func clarify(_ text: String, at now: Int) -> [MockEffect] {
    let found = QuestionBank(plan.clarifying).questions(in: text)
    if found.isEmpty {
      log(.interviewer, "I have nothing on that.", at: now)
      return [.show(.notice(.nothingOnThat))]
    }
    clarified.formUnion(found)
    return found.flatMap { speak(plan.clarifying[$0].answer, at: now) }
  }

  var clarifiedSummary: [MockEffect] {
    if plan.clarifying.isEmpty { return [] }
    let missed = plan.clarifying.indices.filter { !clarified.contains($0) }
    return [
      .show(
        .clarified(
          asked: clarified.count, of: plan.clarifying.count,
          missed: missed.map { plan.clarifying[$0].idea.label }))
    ]
  }

  mutating func handIn(_ code: String, syntax: [String]?, at now: Int) -> [MockEffect] {
    guard turns[turn].manner == .code else { return say(code, at: now) }
    guard !code.trimmedOfBlanks.isEmpty else {
      note("no code was handed in", at: now)
      return [.show(.notice(.noCode))] + nextTurn(at: now)
    }
    log(.code, code.withoutFinalLineEnds, at: now)
    hearing.hear(utterance(code, isCode: true))
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).count
    let found = hearing.checkpoints(plan.checkpoints)
    return [.show(.codeRead(lines: lines, syntax: syntax, found))] + followUp(at: now)
  }
}
