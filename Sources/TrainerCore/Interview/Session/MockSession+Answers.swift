import TrainerScoring

extension MockSession {
  mutating func say(_ text: String, at now: Int) -> [MockEffect] {
    let manner = turns[turn].manner
    if !text.isEmpty { log(.candidate, text, at: now) }
    switch manner {
    case .clarify:
      if !text.isEmpty, !text.saysThatIsAll { return clarify(text, at: now) }
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

  /// What the interviewer says to a question that the deck has no answer to, and to further ones.
  static let nothingOnThat = "I have nothing on that: assume what suits you, and say so."
  static let nothingEither = "Nothing on that either: assume what suits you."

  /// Answers what is asked of the interviewer: everything of the bank that the words ask for.
  private mutating func clarify(_ text: String, at now: Int) -> [MockEffect] {
    let found = QuestionBank(plan.clarifying).questions(in: text)
    if found.isEmpty {
      defer { hadNothing = true }
      return speak(hadNothing ? Self.nothingEither : Self.nothingOnThat, at: now)
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

extension String {
  /// Whether somebody who may ask questions says that there are no more.
  fileprivate var saysThatIsAll: Bool {
    let words = lowercased().filter { $0.isLetter || $0 == " " }
    return [
      "thanks", "thank you", "ok", "okay", "ok thanks", "no", "none", "nothing", "done",
      "thats all", "that is all", "that was all", "no questions", "no more questions",
      "no further questions",
    ].contains(words)
  }
}
