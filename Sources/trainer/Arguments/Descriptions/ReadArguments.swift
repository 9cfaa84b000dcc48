import TrainerCore

/// What is read, and whether that is written down.
struct ReadArguments: Sendable, Hashable {
  /// A lesson, a deck or an item; nil shows what there is.
  var name: String?

  /// How deep the pages go; nil is any depth.
  var depth: ItemLabels.Depth?

  /// Whether the pages are marked as read instead of being shown.
  var marksDone = false

  init(_ given: GivenArguments) {
    name = given.positionals.first
    depth = given.text(.depth).flatMap(ItemLabels.Depth.init)
    marksDone = given.has(.done)
  }
}

extension CommandDescription {
  static let read = CommandDescription(
    words: ["read"], summary: "pages to read, by lesson, deck or item",
    positionals: [.pages],
    options: [.depth, .done],
    discussion: """
      Without a name it lists what there is to read and what is read already. On a
      terminal pages are shown by $PAGER, or by less; in a pipe they are plain text.
      """,
    examples: [
      Example("trainer read", "what there is, and how far you are"),
      Example("trainer read notes-core", "the pages of one deck"),
      Example("trainer read --depth cheat-sheet", "what there is of one depth"),
      Example("trainer read notes-core --done", "mark them as read"),
    ],
    command: { .read(ReadArguments($0)) })
}

extension PositionalDescription {
  static let pages = PositionalDescription(
    "LESSON|DECK|ITEM", .optional, "whose pages; none lists what there is",
    value: .name("LESSON|DECK|ITEM", [.lesson, .deck, .item]))
}

extension OptionDescription {
  fileprivate static let depth = OptionDescription(
    "depth", "only pages of this depth",
    .choice("D", ItemLabels.Depth.allCases.map(\.rawValue)))
  fileprivate static let done = OptionDescription("done", "mark the pages as read, show nothing")
}
