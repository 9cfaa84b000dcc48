import TrainerCore

/// What is imported.
struct ImportArguments: Sendable, Hashable {
  /// Files, or folders of Markdown files.
  let paths: [String]

  /// What they are; nil where their content tells.
  let format: ImportFormat?

  /// Whether only what would happen is shown.
  let isDryRun: Bool
}

extension CommandDescription {
  static let importing = CommandDescription(
    words: ["import"], summary: "decks and histories of other programs",
    positionals: [
      PositionalDescription(
        "FILE", .some, "a file, or a folder of Markdown files", value: .path("FILE"))
    ],
    options: [.format, .dryRun],
    discussion: """
      What a file is shows in what stands in it; --as names it where it does not.
      Items come into a deck of your own with ids, histories into a log of their own;
      what is here already is left as it is. What was not understood is listed by
      line, and then the status is 1. A file of another form is named, and nothing
      is written.
      """,
    examples: [
      Example("trainer import cards.txt --dry-run", "what would come of notes from Anki"),
      Example("trainer import laptop.json", "as if the laptop had been synced"),
      Example("trainer import log.csv --as revlog", "a review log of items that are here"),
    ],
    command: { given throws(UsageError) in
      .importing(
        ImportArguments(
          paths: given.positionals, format: given.text(.format).flatMap(ImportFormat.init),
          isDryRun: given.has(.dryRun)))
    })
}

extension OptionDescription {
  fileprivate static let format = OptionDescription(
    "as", "what the files are",
    .choice("FORMAT", ImportFormat.allCases.map(\.rawValue)))
  fileprivate static let dryRun = OptionDescription(
    "dry-run", "show what would happen, and write nothing")
}
