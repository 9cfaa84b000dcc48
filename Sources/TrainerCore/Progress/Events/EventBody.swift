public import TrainerScheduling

/// What can happen to a learner's state; `e` in a line names the case.
public enum EventBody: Hashable, Sendable {
  /// An answer was rated.
  case review(ReviewFacts)

  /// An earlier event does not count.
  case undo(EventReference)

  /// A setting has a value from now on.
  case set(Setting)

  /// What an item says and where it stands, when it is first reviewed and after it changed.
  case item(ItemText)

  /// `old` is now called `new`; where neither names a part, all parts are meant.
  case same(old: RecordKey, new: RecordKey)

  /// A plan moved the due date, in milliseconds since 1970-01-01 UTC.
  case due(RecordKey, Int64)

  /// A page was read.
  case done(item: String)

  /// The learner said a key idea that the scorer did not hear; `words` is what was typed.
  case said(item: String, idea: String, words: String?)

  /// An item is not to be asked.
  case rest(item: String)

  /// An item that rested is to be asked again.
  case wake(item: String)
}

/// One rated answer.
public struct ReviewFacts: Hashable, Sendable {
  /// What was asked.
  public var key: RecordKey

  /// How well it was remembered, as the learner said.
  public var rating: Rating

  /// When it is due next, in milliseconds since 1970-01-01 UTC, as the screen promised.
  public var due: Int64

  /// The time taken, in milliseconds.
  public var milliseconds: Int

  /// What was suggested, where something was.
  public var suggested: Rating?

  /// The score of a free answer, 0 to 10.
  public var score: Double?

  /// How many hints were shown.
  public var hints: Int

  /// Whether the learner felt sure before the answer was shown, where that was asked.
  public var sure: Bool?

  /// Whether it was asked before it was due; then it counts only when it was forgotten.
  public var ahead: Bool

  /// The mock interview that it came from.
  public var mock: String?

  /// What was found of each key idea, in their order.
  public var ideas: [IdeaVerdict]

  /// A review; what is left out does not apply.
  public init(
    key: RecordKey, rating: Rating, due: Int64, milliseconds: Int, suggested: Rating? = nil,
    score: Double? = nil, hints: Int = 0, sure: Bool? = nil, ahead: Bool = false,
    mock: String? = nil, ideas: [IdeaVerdict] = []
  ) {
    self.key = key
    self.rating = rating
    self.due = due
    self.milliseconds = milliseconds
    self.suggested = suggested
    self.score = score
    self.hints = hints
    self.sure = sure
    self.ahead = ahead
    self.mock = mock
    self.ideas = ideas
  }
}

/// What was found of one key idea.
public struct IdeaVerdict: Hashable, Sendable {
  /// The idea's id.
  public let idea: String

  /// The verdict as the log words it: `covered`, `missing`, `contradicted`.
  public let verdict: String

  /// A verdict on an idea.
  public init(idea: String, verdict: String) {
    self.idea = idea
    self.verdict = verdict
  }
}

/// What an item said, and between which items it stood: its identity is judged by this.
public struct ItemText: Hashable, Sendable {
  /// The item's id.
  public var item: String

  /// The name of its kind.
  public var kind: String

  /// The text that identity is judged by.
  public var text: String

  /// The file it stood in, relative to its content folder.
  public var file: String

  /// The id of the item before it in the file.
  public var after: String?

  /// The id of the item after it in the file.
  public var before: String?

  /// The text of an item and its place.
  public init(
    item: String, kind: String, text: String, file: String, after: String? = nil,
    before: String? = nil
  ) {
    self.item = item
    self.kind = kind
    self.text = text
    self.file = file
    self.after = after
    self.before = before
  }
}
