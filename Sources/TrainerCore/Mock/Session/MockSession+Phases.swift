import TrainerScoring

extension MockSession {
  mutating func enter(phase number: Int, at now: Int) -> [MockEffect] {
    phase = number
    clock.enter(number, at: now)
    stage = .asking
    turns = plan.turns(of: number) + dynamicTurns(of: plan.phases[number])
    turn = 0
    log(.phase(number), plan.phases[number].name, at: now)
    return [.show(.phase(plan.phases[number], number: number + 1, of: plan.phases.count))]
      + askTurn(at: now)
  }

  /// What a deep dive asks: the rubric's questions that were not answered so far.
  private func dynamicTurns(of phase: MockPhase) -> [MockTurn] {
    guard plan.turns(of: self.phase).isEmpty else { return [] }
    let open = plan.questions.filter { Marks.found(hearing.ideas(of: $0)) < Marks.mostAQuestion }
    if phase.work == .deepDive, !open.isEmpty {
      return open.map { MockTurn(manner: .answer, question: $0) }
    }
    return [MockTurn(manner: .points, question: MockQuestion(id: phase.name, text: "", ideas: []))]
  }

  private mutating func askTurn(at now: Int) -> [MockEffect] {
    stage = .asking
    followUps = 0
    turnsAsked += 1
    let asked = turns[turn]
    reached.insert(asked.question.id)
    let words = asked.question.text.isEmpty ? [] : speak(asked.question.text, at: now)
    return words + [.show(.turn(asked, number: turn + 1, of: turns.count, hints: hintsLeft))]
  }

  mutating func nextTurn(at now: Int) -> [MockEffect] {
    guard turn + 1 < turns.count else { return leavePhase(at: now) }
    turn += 1
    return askTurn(at: now)
  }

  mutating func leavePhase(at now: Int) -> [MockEffect] {
    let summary = turns[turn].manner == .clarify ? clarifiedSummary : []
    let rest =
      phase + 1 < plan.phases.count
      ? enter(phase: phase + 1, at: now) : beginClosing(at: now)
    return summary + rest
  }

  mutating func skip(at now: Int) -> [MockEffect] {
    note("skipped", at: now)
    let summary = turns[turn].manner == .clarify && turn + 1 < turns.count ? clarifiedSummary : []
    return summary + nextTurn(at: now)
  }
}

extension MockSession {
  /// What is asked at this point once more, for someone who comes back.
  public var recap: [MockEffect] {
    switch stage {
    case .ready, .finished: return stage == .ready ? opening : []
    case .asking, .following:
      let asked = turns[turn]
      var words: [MockEffect] = [
        .show(.phase(plan.phases[phase], number: phase + 1, of: plan.phases.count))
      ]
      if case .following(_, _, let question) = stage {
        words.append(.show(.interviewer(question)))
      } else if !asked.question.text.isEmpty {
        words.append(.show(.interviewer(asked.question.text)))
      }
      return words + [.show(.turn(asked, number: turn + 1, of: turns.count, hints: hintsLeft))]
    case .rating(let number, _), .challenging(let number, _):
      return [.show(.rating(plan.questions[number], number: number + 1, of: plan.questions.count))]
    case .checklist: return [.show(.checklist(plan.checklist))]
    case .communication: return [.show(.communication)]
    }
  }
}

// MARK: - Answers

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

  private var clarifiedSummary: [MockEffect] {
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

// MARK: - Follow-ups

extension MockSession {
  private func utterance(
    _ text: String, isCode: Bool = false, followUp: (question: String, idea: String)? = nil
  ) -> Utterance {
    Utterance(
      turn: turnsAsked, question: turns[turn].question.id, isCode: isCode, followUp: followUp,
      text: text)
  }

  /// What was heard of a question; rapid ones and follow-ups stand alone.
  func heard(_ question: MockQuestion) -> [HeardIdea] {
    hearing.ideas(
      of: question,
      standsAlone: plan.form == .rapid || plan.followUps.contains { $0.id == question.id })
  }

  /// How many questions may follow one.
  static let mostFollowUps = 2

  /// Asks for the next thing that is missing and has a question of its own, or goes on.
  mutating func followUp(at now: Int) -> [MockEffect] {
    guard followUps < Self.mostFollowUps,
      let next = missing.first(where: { !asked.contains($0.id) })
    else { return nextTurn(at: now) }
    followUps += 1
    asked.insert(next.id)
    if turns[turn].manner != .code { hearing.asked(for: next.id) }
    stage = .following(idea: next.id, label: next.label, question: next.question)
    return speak(next.question, at: now)
  }

  /// What this turn listens for and has not heard, with the questions that ask for it.
  private var missing: [(id: String, label: String, question: String)] {
    if turns[turn].manner == .code {
      return hearing.checkpoints(plan.checkpoints).filter { $0.standing == .missing }
        .compactMap { heard in
          heard.checkpoint.followUp.map { (heard.checkpoint.id, heard.checkpoint.label, $0) }
        }
    }
    return heard(turns[turn].question).filter { $0.standing.halves == 0 }
      .compactMap { heard in
        heard.idea.followUp.map { (heard.idea.id, heard.idea.label, $0) }
      }
  }

  mutating func answerFollowUp(_ text: String, at now: Int) -> [MockEffect] {
    guard case .following(let id, let label, let question) = stage else { return [] }
    if !text.isEmpty {
      log(.candidate, text, at: now)
      hearing.hear(utterance(text, followUp: (question, id)))
    }
    var reaction: [MockEffect] = []
    if turns[turn].manner == .code {
      let heard = hearing.checkpoints(plan.checkpoints).first { $0.checkpoint.id == id }
      reaction = [.show(.reaction(label: label, isFound: heard?.standing == .prompted))]
    }
    return reaction + followUp(at: now)
  }
}
