import TrainerScheduling

/// What is exported, and where to.
struct ExportArguments: Sendable, Hashable {
  /// The forms that progress can leave in.
  enum Format: String, Sendable, Hashable, CaseIterable {
    case json, csv, markdown, html, anki, revlog, ics

    /// Whether it is a folder of files.
    var isFolder: Bool { self == .csv || self == .anki }
  }

  let format: Format

  /// A file or a folder; nil is standard output.
  let output: String?

  /// The first day that counts.
  let since: StudyDay?

  /// Whether files of others may be replaced.
  let isForced: Bool
}

extension CommandDescription {
  static let export = CommandDescription(
    words: ["export"], summary: "progress and decks for other programs",
    positionals: [
      PositionalDescription(
        "FORMAT", .one, ExportArguments.Format.allCases.map(\.rawValue).joined(separator: ", "),
        value: .format)
    ],
    options: [.output, .since, .force],
    discussion: """
      csv and anki make a folder and need -o; all others go to standard output without
      it. A file that trainer did not write is replaced only with --force.
      """,
    examples: [
      Example("trainer export html -o progress.html", "a page to look at or to print"),
      Example("trainer export csv -o tables", "tables for a spreadsheet"),
      Example("trainer export anki -o cards", "text files that Anki imports"),
    ],
    command: { given throws(UsageError) in
      guard
        case .text(let name) = try ValueDescription.format.checked(
          given.positionals[0], for: "FORMAT"), let format = ExportArguments.Format(rawValue: name)
      else {
        throw .badValue("FORMAT", .format, given: given.positionals[0], nearest: nil)
      }
      return .export(
        ExportArguments(
          format: format, output: given.text(.output), since: given.day(.since),
          isForced: given.has(.force)))
    })
}

extension ValueDescription {
  fileprivate static let format = ValueDescription.choice(
    "FORMAT", ExportArguments.Format.allCases.map(\.rawValue))
}

extension OptionDescription {
  fileprivate static let output = OptionDescription(
    "output", letter: "o", "the file, or for csv and anki the folder", .path("PATH"))
  fileprivate static let force = OptionDescription("force", "replace files of others as well")
}
