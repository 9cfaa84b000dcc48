import TrainerScheduling
import TrainerScoring

extension PracticeSession {
  mutating func answer(
    _ text: String, to asked: Asked, at time: SessionTime
  ) -> [PracticeEffect] {
    if asksAgain, let notice = notice(instead: text, to: asked) { return [.show(.notice(notice))] }
    if asksConfidence {
      stage = .weighing(asked, answer: text)
      return [.show(.weighing)]
    }
    return reveal(asked, answer: text, isSure: nil, at: time)
  }

  /// What is said instead of judging an answer that cannot be read.
  func notice(instead text: String, to asked: Asked) -> PracticeNotice? {
    let question = questions[asked.index]
    switch Finding(of: text, to: question, layout: asked.layout) {
    case .incompleteOrder(let count): return .needsEachLetter(count)
    case .unreadable:
      if case .spotBug = question.item.task { return .needsLineNumber }
      return .needsLetter(asked.layout.shown.count)
    default: return nil
    }
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
      answer: answer, finding: finding, suggestion: finding.suggestion(wasHelped: asked.hints > 0),
      isSecondGo: false)
    return show(
      Revealed(
        asked: asked, judgement: judgement, outcomes: outcomes(of: asked.index, at: time),
        isSure: isSure))
  }

  mutating func show(_ revealed: Revealed) -> [PracticeEffect] {
    stage = .revealed(revealed)
    return [.show(.revealed(screen(of: revealed)))]
  }

  mutating func showAgain(_ revealed: Revealed) -> [PracticeEffect] {
    var revealed = revealed
    revealed.isShownAgain = true
    return show(revealed)
  }

  private func outcomes(of index: Int, at time: SessionTime) -> Outcomes {
    let question = questions[index]
    let before = schedule(of: index)
    var load = sitting.load
    // What it is to leave is no load.
    if let before, before.phase == .review { load?.remove(on: scheduler.dueDay(of: before)) }
    return scheduler(of: question).outcomes(
      on: before, at: time.moment, seed: question.fuzzSeed(reviews: before?.reps ?? 0), load: load)
  }

  func screen(of revealed: Revealed) -> RevealedScreen {
    RevealedScreen(
      question: questions[revealed.asked.index], layout: revealed.asked.layout,
      judgement: revealed.judgement, outcomes: revealed.outcomes,
      isAhead: revealed.asked.reason == .ahead, isShownAgain: revealed.isShownAgain)
  }

  /// Judges what was said in two goes, at the price of Hard at most.
  mutating func add(_ text: String, to revealed: Revealed) -> [PracticeEffect] {
    var revealed = revealed
    let asked = revealed.asked
    let before = revealed.judgement
    let beginsAnew = before.finding == .nothing || before.finding == .known
    let answer = beginsAnew ? text : before.answer + "\n" + text
    var finding = before.finding
    if beginsAnew || before.finding.isOfIdeas {
      let judged = Finding(of: answer, to: questions[asked.index], layout: asked.layout)
      if judged.isOfIdeas { finding = judged }
    }
    if before.finding == .nothing { revealed.beganWithNothing = true }
    revealed.judgement = Judgement(
      answer: answer, finding: finding,
      suggestion: revealed.suggestion(finding, wasHelped: true), isSecondGo: true)
    return showAgain(revealed)
  }

  mutating func hint(_ asked: Asked) -> [PracticeEffect] {
    let hints = hints(of: asked.index)
    guard asked.hints < hints.count else {
      return [.show(.notice(hints.isEmpty ? .noHint : .noMoreHints))]
    }
    var asked = asked
    asked.hints += 1
    stage = .asking(asked)
    return [.show(hint(asked.hints - 1, of: asked.index))]
  }

  /// Takes the learner's word that an idea was said, or takes it back.
  mutating func credit(_ number: Int, in revealed: Revealed) -> [PracticeEffect] {
    guard case .ideas(var ideas) = revealed.judgement.finding else {
      return [.show(.notice(.noIdeas))]
    }
    guard ideas.ideas.indices.contains(number - 1) else {
      return [.show(.notice(.noSuchIdea(number, of: ideas.ideas.count)))]
    }
    if ideas.heard.verdicts[number - 1].verdict == .covered {
      return [.show(.notice(.isCovered(number)))]
    }
    ideas.said.formSymmetricDifference([number - 1])
    let before = revealed.judgement
    let finding = Finding.ideas(ideas)
    var revealed = revealed
    revealed.judgement = Judgement(
      answer: before.answer, finding: finding,
      suggestion: revealed.suggestion(
        finding, wasHelped: revealed.asked.hints > 0 || before.isSecondGo),
      isSecondGo: before.isSecondGo)
    return showAgain(revealed)
  }
}

extension Finding {
  fileprivate var isOfIdeas: Bool { if case .ideas = self { true } else { false } }
}
