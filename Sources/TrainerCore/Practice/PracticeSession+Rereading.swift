extension PracticeSession {
  /// Takes the questions as their decks have them now; nil is one that is gone.
  ///
  /// What is on the screen is shown again as it is now: a question, or an answer judged anew. One
  /// whose options are others by now is asked again.
  public mutating func reread(
    _ renewed: (Question) -> Question?, at time: SessionTime
  ) -> [PracticeEffect] {
    var gone: Set<Int> = []
    for index in questions.indices {
      if let question = renewed(questions[index]) {
        questions[index] = question
      } else {
        gone.insert(index)
        sitting.queue.remove(index)
      }
    }
    for number in past.indices { past[number].asked = laidOutAnew(past[number].asked) }
    guard let asked = stage.asked else { return [] }
    if gone.contains(asked.index) { return [.show(.notice(.isGone))] + askNext(at: time) }
    return [.show(.notice(.readAgain))] + showAgain(asked, at: time)
  }

  private mutating func showAgain(_ asked: Asked, at time: SessionTime) -> [PracticeEffect] {
    let renewed = laidOutAnew(asked)
    guard renewed.layout == asked.layout, case .revealed(let revealed) = stage else {
      return ask(renewed, at: time)
    }
    let old = revealed.judgement
    let finding =
      old.finding == .known
      ? old.finding : Finding(of: old.answer, to: questions[asked.index], layout: asked.layout)
    var again = revealed
    again.judgement = Judgement(
      answer: old.answer, finding: finding,
      suggestion: revealed.suggestion(finding, wasHelped: asked.hints > 0 || old.isSecondGo),
      isSecondGo: old.isSecondGo)
    return showAgain(again)
  }

  /// A question with a layout for as many options or steps as it has now, and no more hints taken
  /// than there are.
  private func laidOutAnew(_ asked: Asked) -> Asked {
    let layout = layout(of: asked.index)
    let fits = layout.shown.count == asked.layout.shown.count
    return Asked(
      index: asked.index, reason: asked.reason, layout: fits ? asked.layout : layout,
      returning: asked.returning, shownAt: asked.shownAt,
      hints: min(asked.hints, hints(of: asked.index).count))
  }
}
