import TrainerScheduling

/// What an answer changes, and undo brings back as it was.
struct Sitting: Sendable {
  var queue: PracticeQueue

  /// What the coming days hold; nil where no balance is wanted.
  var load: DayLoad?

  /// Where questions stand after what happened in this session; nil inside for one made new again.
  var schedules: [Int: CardSchedule?] = [:]

  /// Questions shown, in the order of their first showing.
  var shown: [Int] = []

  /// How many times a question that was shown before came again.
  var returns = 0

  /// Every answer, in order.
  var tally: [TallyEntry] = []
}

/// One rated answer, as the summary counts it.
struct TallyEntry: Sendable, Hashable {
  let index: Int
  let rating: Rating
  let hints: Int
  let isRight: Bool?
  let isSure: Bool?

  /// Whether it is the question's first answer in this session.
  let isFirst: Bool
}

/// An answer that undo can go back to.
struct Answered: Sendable {
  /// The sitting as it was when the question was asked.
  let before: Sitting
  var asked: Asked
  let event: EventReference
}
