/// What a learner asks of one session.
public struct PracticeOptions: Sendable, Hashable {
  /// How long new and due questions are shown, in minutes.
  public var minutes: Int

  /// How many items are shown at most, counted when first shown.
  public var limit: Int?

  /// How many new items are shown, in the place of the day's allowance.
  public var newItems: Int?

  /// Whether to practise items in review before they are due, when nothing else is left.
  public var isAhead: Bool

  /// Whether it is the light round of the evening before the interview: what adds most to recall then,
  /// the weakest first, and nothing new.
  public var isEvening: Bool

  /// Whether each question is asked once and none comes back, however it was answered: to find where
  /// a learner stands.
  public var asksOnce: Bool

  /// What the order of equals and of options is drawn from; nil takes the study day.
  public var seed: UInt64?

  /// Makes options; all of them can be left to the session's defaults.
  public init(
    minutes: Int = 15, limit: Int? = nil, newItems: Int? = nil, isAhead: Bool = false,
    isEvening: Bool = false, asksOnce: Bool = false, seed: UInt64? = nil
  ) {
    self.minutes = minutes
    self.limit = limit
    self.newItems = newItems
    self.isAhead = isAhead
    self.isEvening = isEvening
    self.asksOnce = asksOnce
    self.seed = seed
  }

  /// How many items such a session shows, at two a minute where no limit is set.
  var expectedItems: Int { limit ?? max(1, minutes * 2) }
}
