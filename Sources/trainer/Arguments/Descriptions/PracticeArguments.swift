import TrainerCore

/// What narrows and limits one session of practice.
struct PracticeArguments: Sendable, Hashable {
  /// Decks and items by name; none means everything.
  var names: [String] = []
  var minutes: Int?
  var limit: Int?
  var new: Int?
  var topic: String?
  var kind: String?
  var lesson: String?

  /// Whether items that are not due are practised too.
  var ahead = false

  /// Whether it is the round of the evening before the interview.
  var evening = false

  /// Whether nothing comes back; only the first round asks so.
  var asksOnce = false

  init() {}

  init(_ given: GivenArguments) {
    names = given.positionals
    minutes = given.integer(.minutes)
    limit = given.integer(.limit)
    new = given.integer(.new)
    topic = given.text(.topic)
    kind = given.text(.askedKind)
    lesson = given.text(.lesson)
    ahead = given.has(.ahead)
    evening = given.has(.evening)
  }
}

extension CommandDescription {
  static let practice = CommandDescription(
    words: ["practice"], summary: "one session of what is due and new",
    positionals: [
      PositionalDescription(
        "DECK|ITEM", .any, "only these decks and items", value: .name("DECK|ITEM", [.deck, .item]))
    ],
    options: [.minutes, .limit, .new, .topic, .askedKind, .lesson, .ahead, .evening],
    discussion: """
      Items that are due come first, then new ones. Every answer is saved before the
      next item is shown. Without a terminal each question reads one line as the
      answer and one as the rating.
      """,
    examples: [
      Example("trainer practice", "fifteen minutes of what is due"),
      Example("trainer practice --topic hosting --minutes 5", "five minutes of one topic"),
      Example("trainer practice --new 0", "nothing new today"),
      Example("trainer practice --evening", "before the interview"),
    ],
    command: { .practice(PracticeArguments($0)) })
}

extension OptionDescription {
  fileprivate static let minutes = OptionDescription(
    "minutes", "how long to go on, else minutes-a-day", .integer("N", 1...1440))
  fileprivate static let limit = OptionDescription(
    "limit", "at most so many items", .integer("N", 1...10_000))
  fileprivate static let new = OptionDescription(
    "new", "at most so many new items", .integer("N", 0...10_000))
  fileprivate static let askedKind = OptionDescription(
    "kind", "only items of this kind",
    .choice("K", ItemKind.allCases.filter(\.isQueued).map(\.rawValue)))
  fileprivate static let evening = OptionDescription(
    "evening", "the evening before the interview: what adds most, nothing new")
  fileprivate static let ahead = OptionDescription(
    "ahead", "go on when nothing is due, with items in review")
}
