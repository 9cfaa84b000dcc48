/// What is checked, and how severely.
struct CheckArguments: Sendable, Hashable {
  /// Files and folders; none means all content.
  var paths: [String] = []

  /// Whether a warning counts as a failure.
  var isStrict = false

  /// Whether files without items, and every history without an item, are listed.
  var listsAll = false

  /// Whether items that lack ids are given some.
  var writesIDs = false

  /// Whether words are listed that learners say they meant an idea with.
  var listsSaid = false

  init(_ given: GivenArguments) {
    paths = given.positionals
    isStrict = given.has(.strict)
    listsAll = given.has(.all)
    writesIDs = given.has(.fix)
    listsSaid = given.has(.said)
  }
}

extension CommandDescription {
  static let check = CommandDescription(
    words: ["check"], summary: "problems in content, each at its line",
    positionals: [
      PositionalDescription(
        "PATH", .any, "files and folders; none means all content",
        value: .path("PATH"))
    ],
    options: [.fix, .strict, .all, .said],
    answersJSON: true,
    discussion: """
      Ends with 1 when there are errors, with --strict also when there are warnings.
      Without PATH it also tells of histories whose items are gone; `trainer adopt`
      gives them to others.
      """,
    examples: [
      Example("trainer check my-deck.md", "one deck while it is written"),
      Example("trainer check --strict", "all content, for a continuous build"),
      Example("trainer check --fix my-deck.md", "give every item of a deck an id"),
    ],
    command: { .check(CheckArguments($0)) })

  static let adopt = CommandDescription(
    words: ["adopt"], summary: "give the history of an item that is gone to another",
    positionals: [
      PositionalDescription("OLD", .one, "the name that the history has; trainer check lists them"),
      PositionalDescription(
        "NEW", .one, "the item that goes on with it", value: .name("NEW", [.item])),
    ],
    examples: [
      Example("trainer adopt ~3f2a90c1d5e7 stale-binding", "an item that was written anew"),
      Example("trainer adopt verbs/often verbs/frequently", "one deletion of a cloze"),
    ],
    command: { .adopt(old: $0.positionals[0], new: $0.positionals[1]) })

  static let new = CommandDescription(
    words: ["new"], summary: "a deck from a template, opened in the editor",
    positionals: [
      PositionalDescription(
        "DECK", .one, "a name for your own decks, or the path of a file",
        value: .path("DECK"))
    ],
    examples: [
      Example("trainer new closures", "a deck among your own"),
      Example("trainer new notes/closures.md", "a deck in a folder of yours"),
    ],
    command: { .new(deck: $0.positionals[0]) })
}

extension OptionDescription {
  fileprivate static let strict = OptionDescription("strict", "warnings count as failures")
  fileprivate static let all = OptionDescription(
    "all", "list files without items and every history without one as well")
  fileprivate static let said = OptionDescription(
    "said", "list what learners meant ideas with and no form hears")
  fileprivate static let fix = OptionDescription("fix", "write ids into the files that lack them")
}
