extension PracticeSession {
  /// What was typed for the question that is being answered once more; nil elsewhere.
  public var answerBeforeRetyping: String? {
    if case .retyping(let revealed) = stage { revealed.judgement.answer } else { nil }
  }

  mutating func beginRetyping(_ revealed: Revealed) -> [PracticeEffect] {
    stage = .retyping(revealed)
    return [.show(.retyping)]
  }

  /// Judges what was typed in the place of an answer, at the price of Hard at most: it was seen by then.
  ///
  /// Nothing, and the same again, change nothing.
  mutating func retype(_ text: String, in revealed: Revealed) -> [PracticeEffect] {
    let before = revealed.judgement
    if text.allSatisfy(\.isWhitespace) || text == before.answer { return showAgain(revealed) }
    let asked = revealed.asked
    if asksAgain, let notice = notice(instead: text, to: asked) { return [.show(.notice(notice))] }
    var revealed = revealed
    if before.finding == .nothing { revealed.beganWithNothing = true }
    let finding = Finding(of: text, to: questions[asked.index], layout: asked.layout)
    revealed.judgement = Judgement(
      answer: text, finding: finding,
      suggestion: revealed.suggestion(finding, wasHelped: true), isSecondGo: true)
    return showAgain(revealed)
  }
}
