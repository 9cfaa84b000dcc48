import TrainerScheduling

extension PracticeSession {
  mutating func answer(
    _ text: String, to asked: Asked, at time: SessionTime
  ) -> [PracticeEffect] {
    if asksConfidence {
      stage = .weighing(asked, answer: text)
      return [.show(.weighing)]
    }
    return reveal(asked, answer: text, isSure: nil, at: time)
  }

  mutating func reveal(
    _ asked: Asked, answer: String, isSure: Bool?, at time: SessionTime
  ) -> [PracticeEffect] {
    let finding = Finding(of: answer, to: questions[asked.index], layout: asked.layout)
    return reveal(asked, answer: answer, finding, isSure: isSure, at: time)
  }

  mutating func reveal(
    _ asked: Asked, answer: String, _ finding: Finding, isSure: Bool?, at time: SessionTime
  ) -> [PracticeEffect] {
    let judgement = Judgement(
      answer: answer, finding: finding, suggestion: finding.suggestion(wasHelped: asked.hints > 0))
    return show(
      Revealed(
        asked: asked, judgement: judgement, outcomes: outcomes(of: asked.index, at: time),
        isSure: isSure))
  }

  mutating func show(_ revealed: Revealed) -> [PracticeEffect] {
    stage = .revealed(revealed)
    return [.show(.revealed(screen(of: revealed)))]
  }

  private func outcomes(of index: Int, at time: SessionTime) -> Outcomes {
    let question = questions[index]
    let before = schedule(of: index)
    return scheduler.outcomes(
      on: before, at: time.moment, seed: question.fuzzSeed(reviews: before?.reps ?? 0))
  }

  func screen(of revealed: Revealed) -> RevealedScreen {
    RevealedScreen(
      question: questions[revealed.asked.index], layout: revealed.asked.layout,
      judgement: revealed.judgement, outcomes: revealed.outcomes, ticked: revealed.ticked,
      isAhead: revealed.asked.reason == .ahead)
  }

  mutating func add(_ text: String, to revealed: Revealed) -> [PracticeEffect] {
    var revealed = revealed
    let before = revealed.judgement
    revealed.judgement = Judgement(
      answer: before.answer + "\n" + text, finding: before.finding,
      suggestion: before.finding.suggestion(wasHelped: true))
    return show(revealed)
  }

  mutating func hint(_ asked: Asked) -> [PracticeEffect] {
    let hints = hints(of: asked.index)
    guard asked.hints < hints.count else {
      return [.show(.notice(hints.isEmpty ? .noHint : .noMoreHints))]
    }
    var asked = asked
    asked.hints += 1
    stage = .asking(asked)
    return [.show(.hint(text: hints[asked.hints - 1], number: asked.hints, of: hints.count))]
  }

  mutating func tick(_ number: Int, in revealed: Revealed) -> [PracticeEffect] {
    guard case .ideas(let ideas) = revealed.judgement.finding else {
      return [.show(.notice(.noIdeas))]
    }
    guard ideas.indices.contains(number - 1) else {
      return [.show(.notice(.noSuchIdea(number, of: ideas.count)))]
    }
    var revealed = revealed
    revealed.ticked.formSymmetricDifference([number - 1])
    return show(revealed)
  }
}
