import TrainerScoring

extension MockSession {
  /// Does what is asked for, as far as it makes sense at this point.
  ///
  /// `now` is the time of the event, as ``MockEvent/at`` has it.
  public mutating func apply(_ action: MockAction, at now: Int) -> [MockEffect] {
    if stage == .finished { return [] }
    if case .resume(let gap) = action { return resume(gap: gap, at: now) }
    let warnings = clock.isPaused ? [] : warn(at: now)
    if clock.isPaused {
      let effects = goOn(at: now)
      switch action {
      case .pause, .say(""), .begin: return effects
      default: return effects + apply(action, at: now)
      }
    }
    if case .away(let milliseconds) = action {
      note("away for \(milliseconds / 1000) s, the clock went on", at: now)
      return warnings + [.show(.away(milliseconds))]
    }
    return warnings + go(on: action, at: now)
  }

  private mutating func go(on action: MockAction, at now: Int) -> [MockEffect] {
    switch (stage, action) {
    case (.ready, .begin), (.ready, .say): enter(phase: 0, at: now)
    case (.ready, .end): abandon()
    case (.asking, .say(let text)): say(text, at: now)
    case (.asking, .code(let text, let syntax)): handIn(text, syntax: syntax, at: now)
    case (.following, .say(let text)): answerFollowUp(text, at: now)
    case (.asking, .hint), (.following, .hint): hint(at: now)
    case (.asking, .skip), (.following, .skip): skip(at: now)
    case (.asking, .next), (.following, .next):
      plan.form == .rapid ? skip(at: now) : leavePhase(at: now)
    case (.asking, .pause), (.following, .pause): pause(at: now)
    case (.asking, .end), (.following, .end): end(at: now)
    default: close(on: action, at: now)
    }
  }

  private mutating func abandon() -> [MockEffect] {
    stage = .finished
    return []
  }

  private mutating func warn(at now: Int) -> [MockEffect] {
    clock.warnings(at: now).map { .show(.warning($0, phase: plan.phases[phase].name)) }
  }

  private mutating func resume(gap: Int, at now: Int) -> [MockEffect] {
    clock.gap(of: gap, at: now)
    note("interrupted for \(gap / 1000) s, which take no time", at: now)
    return [.show(.resumed(gap: gap))]
  }

  private mutating func pause(at now: Int) -> [MockEffect] {
    guard clock.mayPause else { return [.show(.notice(.noMorePauses))] }
    clock.pause(at: now)
    let taken = clock.breaks.count { $0.kind == .pause } + 1
    return [.show(.paused(left: MockClock.pauses - taken))]
  }

  private mutating func goOn(at now: Int) -> [MockEffect] {
    let length = clock.goOn(at: now)
    note("paused for \(length / 1000) s", at: now)
    return [.show(.wentOn(length))]
  }

  private mutating func end(at now: Int) -> [MockEffect] {
    isEndedEarly = true
    let asked = turns[turn].question
    if !hearing.hasAnswer(in: turnsAsked) {
      unanswered = asked.id
      listened.subtract(asked.ideas.map(\.id))
    }
    note("ended early", at: now)
    return beginClosing(at: now)
  }

  private mutating func hint(at now: Int) -> [MockEffect] {
    for (ladder, steps) in ladders {
      let taken = hints.count { $0 == ladder }
      guard taken < steps.count else { continue }
      hints.append(ladder)
      note("hint: \(steps[taken])", at: now)
      return [.show(.hint(steps[taken], number: hints.count))]
    }
    return [.show(.notice(ladders.allSatisfy(\.steps.isEmpty) ? .noHint : .noMoreHints))]
  }

  /// The hints that belong to what is asked, the nearest first.
  private var ladders: [(ladder: HintLadder, steps: [String])] {
    guard turns.indices.contains(turn) else { return [] }
    let question = turns[turn].question
    let own: [(ladder: HintLadder, steps: [String])] =
      plan.questions.contains { $0.id == question.id }
      ? [(.question(question.id), question.hints)] : []
    return own + [(.phase(phase), plan.phases[phase].hints), (.whole, plan.hints)]
  }

  /// How many hints can still be taken at this point.
  var hintsLeft: Int {
    ladders.reduce(0) { left, ladder in
      left + ladder.steps.count - hints.count { $0 == ladder.ladder }
    }
  }
}

extension MockSession {
  mutating func log(_ kind: MockEntry.Kind, _ text: String, at now: Int) {
    entries.append(MockEntry(after: clock.spent(at: now), kind: kind, text: text))
  }

  mutating func note(_ text: String, at now: Int) { log(.note, text, at: now) }

  /// Lets the interviewer speak.
  mutating func speak(_ text: String, at now: Int) -> [MockEffect] {
    log(.interviewer, text, at: now)
    return [.show(.interviewer(text))]
  }
}
