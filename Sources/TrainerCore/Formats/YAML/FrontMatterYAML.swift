package import TrainerText

/// The subset of YAML that front matter and the configuration are written in.
///
/// One mapping at column 0 of keys to texts or lists of texts, each on its line:
///
///     title: "Split: part 1"
///     tags: [memory, 'arc']
///     refs:
///       - L55-E02   # a comment
///
/// What is accepted means what YAML says it means, all scalars text. Everything else is refused by
/// name and place, with the quoted spelling where that mends it. Tabs and line separators other than
/// line ends have no place outside quotes, and the second of two equal keys is refused.
package enum FrontMatterYAML {
  /// Reads the lines of a range: those between the lines of hyphens, without these.
  ///
  /// What is refused is left out of the mapping; all else is in it, in the order of the lines.
  package static func parse(
    source: SourceText, range: Range<Int>
  ) -> (mapping: [FrontMatterEntry], problems: [Diagnostic]) {
    var reader = YAMLBlockReader(source)
    reader.read(range)
    return (reader.entries, reader.problems)
  }
}

/// One key of front matter and what it says.
package struct FrontMatterEntry: Sendable, Hashable {
  package let key: String

  /// Where the key stands, as offsets of bytes.
  package let keyRange: Range<Int>
  package internal(set) var value: FrontMatterValue
}

/// A text or a list of texts; a key with nothing after it has the empty text.
package enum FrontMatterValue: Sendable, Hashable {
  case scalar(FrontMatterScalar)
  case list([FrontMatterScalar])

  /// The text, or the texts of the list.
  package var scalars: [FrontMatterScalar] {
    switch self {
    case .scalar(let scalar): [scalar]
    case .list(let scalars): scalars
    }
  }
}

/// A text of front matter.
package struct FrontMatterScalar: Sendable, Hashable {
  /// What it says, without quotes and escapes.
  package let text: String

  /// Where it stands, quotes included, as offsets of bytes; empty after a key without a value.
  package let range: Range<Int>
}
