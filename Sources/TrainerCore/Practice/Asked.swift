import TrainerScheduling

/// A question on the screen.
struct Asked: Sendable {
  /// Its number in the session's list.
  let index: Int

  /// Why it is asked now.
  let reason: PracticeReason

  /// How its options or steps stand; empty for questions without.
  let layout: QuestionLayout

  /// The number of this return among the session's, from 1; nil where it is shown for the first time.
  let returning: Int?

  /// When it came on the screen.
  var shownAt: SessionTime

  /// How many hints were taken.
  var hints = 0
}

/// A question with its answer revealed, waiting for a rating.
struct Revealed: Sendable {
  let asked: Asked
  var judgement: Judgement

  /// What each rating leads to, as the screen promised it.
  let outcomes: Outcomes

  /// Whether the learner felt sure, where they were asked.
  let isSure: Bool?

  /// Whether it was on the screen before.
  var isShownAgain = false

  /// Whether nothing was said before the answer was seen; then no second go is more than Again.
  var beganWithNothing = false

  /// The rating that a finding suggests here.
  func suggestion(_ finding: Finding, wasHelped: Bool) -> Rating {
    beganWithNothing ? .again : finding.suggestion(wasHelped: wasHelped)
  }
}
