/// What is checked, and how severely.
struct CheckArguments: Sendable, Hashable {
  /// Files and folders; none means all content.
  var paths: [String] = []

  /// Whether a warning counts as a failure.
  var isStrict = false

  /// Whether files without items are listed.
  var listsAll = false

  init(_ given: GivenArguments) {
    paths = given.positionals
    isStrict = given.has(.strict)
    listsAll = given.has(.all)
  }
}

extension CommandDescription {
  static let check = CommandDescription(
    words: ["check"], summary: "problems in content, each at its line",
    positionals: [PositionalDescription("PATH", .any, "files and folders; none means all content")],
    options: [.strict, .all],
    answersJSON: true,
    discussion: "Ends with 1 when there are errors, with --strict also when there are warnings.",
    examples: [
      Example("trainer check my-deck.md", "one deck while it is written"),
      Example("trainer check --strict", "all content, for a continuous build"),
    ],
    command: { .check(CheckArguments($0)) })

  static let new = CommandDescription(
    words: ["new"], summary: "a deck from a template, opened in the editor",
    positionals: [
      PositionalDescription("DECK", .one, "a name for your own decks, or the path of a file")
    ],
    examples: [
      Example("trainer new closures", "a deck among your own"),
      Example("trainer new notes/closures.md", "a deck in a folder of yours"),
    ],
    command: { .new(deck: $0.positionals[0]) })
}

extension OptionDescription {
  fileprivate static let strict = OptionDescription("strict", "warnings count as failures")
  fileprivate static let all = OptionDescription("all", "list files without items as well")
}
