public import TrainerScheduling

/// One mock interview as its file holds it: what was asked, and everything that happened.
public struct MockRecord: Sendable, Hashable {
  /// The name of its files, without their endings.
  public let name: String

  /// When it was started.
  public let started: Moment

  /// What is asked, as the decks had it then.
  public let plan: MockPlan

  /// What happened, in order.
  public var events: [MockEvent] = []

  /// What was being typed.
  public var draft = ""

  /// When the file was last written: milliseconds of the interview, as ``MockEvent/at`` has them.
  public var savedAt = 0

  /// When that was.
  public var saved: Moment

  /// Whether the reviews that follow from it are in the log.
  public var isReviewed = false

  /// What the file says beside this: it is kept.
  let extras: JSONObject

  /// A mock that begins.
  public init(name: String, started: Moment, plan: MockPlan) {
    self.name = name
    self.started = started
    self.plan = plan
    saved = started
    extras = JSONObject()
  }

  init(
    name: String, started: Moment, plan: MockPlan, events: [MockEvent], draft: String, savedAt: Int,
    saved: Moment, isReviewed: Bool, extras: JSONObject
  ) {
    self.name = name
    self.started = started
    self.plan = plan
    self.events = events
    self.draft = draft
    self.savedAt = savedAt
    self.saved = saved
    self.isReviewed = isReviewed
    self.extras = extras
  }

  /// The interview as it was when this was written.
  public var session: MockSession {
    var session = MockSession(plan)
    for event in events { _ = session.apply(event.action, at: event.at) }
    return session
  }

  /// The name of a mock's files: its start in UTC and what is practised.
  public static func name(of plan: MockPlan, at moment: Moment) -> String {
    "\(moment.fileStamp)-\(plan.name)"
  }
}

/// What lists show of a mock interview.
public struct MockSummary: Sendable, Hashable {
  /// The name of its files, without their endings.
  public let name: String

  /// When it was started.
  public let started: Moment

  /// Which form it had.
  public let form: MockForm

  /// Its item; nil for a rapid one.
  public let item: String?

  /// Whether there is something left to do: to go on, or to bring its reviews into the log.
  public let isOpen: Bool

  /// What it is called, as Markdown.
  public let title: String

  /// Its result; nil where it is not finished.
  public let result: Result?

  /// The points of a finished mock.
  public struct Result: Sendable, Hashable {
    /// Points, with the candidate's own rating where there is one.
    public let total: Double

    /// Points by what was found alone.
    public let found: Double

    /// The most that could be had.
    public let most: Int

    /// Whether the total passes.
    public let passes: Bool

    /// Whether it was ended before its last phase was over.
    public let isEndedEarly: Bool
  }
}
