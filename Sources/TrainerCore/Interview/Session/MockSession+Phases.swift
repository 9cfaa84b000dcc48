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
    let open = plan.questions.filter { !isFound($0) }
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
    listened.formUnion(asked.question.ideas.map(\.id))
    let words = asked.question.text.isEmpty ? [] : speak(asked.question.text, at: now)
    return words + [.show(.turn(asked, number: turn + 1, of: turns.count, hints: hintsLeft))]
  }

  mutating func nextTurn(at now: Int) -> [MockEffect] {
    var words: [MockEffect] = []
    while turn + 1 < turns.count {
      turn += 1
      let question = turns[turn].question
      guard isDeepDive, isFound(question) else { return words + askTurn(at: now) }
      words += speak("That was my next question too, so I leave it out: \(question.text)", at: now)
    }
    return words + leavePhase(at: now)
  }

  /// Whether this phase asks what was not answered so far, which any answer in it may have changed.
  private var isDeepDive: Bool {
    plan.phases[phase].work == .deepDive && plan.turns(of: phase).isEmpty
  }

  private func isFound(_ question: MockQuestion) -> Bool {
    Marks.found(hearing.ideas(of: question)) == Marks.mostAQuestion
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
      var asked = turns[turn]
      var words: [MockEffect] = [
        .show(.phase(plan.phases[phase], number: phase + 1, of: plan.phases.count))
      ]
      if case .following(_, _, let question) = stage {
        words.append(.show(.interviewer(question)))
        asked = MockTurn(manner: .answer, question: asked.question)
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
