import TrainerCore

/// What is looked for in the library.
struct ListArguments: Sendable, Hashable {
  /// All of these stand somewhere in the item.
  var words: [String] = []
  var topic: String?
  var kind: String?
  var lesson: String?

  init(_ given: GivenArguments) {
    words = given.positionals
    topic = given.text(.topic)
    kind = given.text(.kind)
    lesson = given.text(.lesson)
  }
}

extension CommandDescription {
  static let list = CommandDescription(
    words: ["list"], summary: "items, all or those that hold some words",
    positionals: [PositionalDescription("WORDS", .any, "words that an item must hold")],
    options: [.topic, .kind, .lesson],
    answersJSON: true,
    examples: [
      Example("trainer list binding", "every item that speaks of a binding"),
      Example("trainer list --topic hosting --json", "one topic, as data"),
    ],
    command: { .list(ListArguments($0)) })

  static let show = CommandDescription(
    words: ["show"], summary: "one item with its answer, history and next due",
    positionals: [
      PositionalDescription(
        "ITEM", .one, "an id, or id/part for one gap of a cloze",
        value: .name("ITEM", [.item]))
    ],
    answersJSON: true,
    examples: [Example("trainer show stale-binding", "what is known of one item")],
    command: { .show(item: $0.positionals[0]) })

  static let due = CommandDescription(
    words: ["due"], summary: "how much is due, by deck",
    answersJSON: true,
    discussion: "Made for a prompt or a cron job: it only reads, and asks nothing.",
    examples: [Example("trainer due --json", "the same as data")],
    command: { _ in .due })
}

extension OptionDescription {
  static let topic = OptionDescription("topic", "only items of this topic", .name("T", [.topic]))
  static let lesson = OptionDescription(
    "lesson", "only items of this lesson", .name("L", [.lesson]))
  fileprivate static let kind = OptionDescription(
    "kind", "only items of this kind", .choice("K", ItemKind.allCases.map(\.rawValue)))
}
