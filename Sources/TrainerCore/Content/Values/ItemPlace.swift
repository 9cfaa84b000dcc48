import TrainerText

/// Where an item stands in its file.
public struct ItemPlace: Sendable, Hashable {
  /// The file, as its deck names it.
  public let file: String

  /// The line of its marker or heading, from 1.
  public let line: Int

  /// All its bytes, from the marker or heading to the end of its last line.
  public let range: Range<Int>

  /// Where an id would be written, if it has none.
  package let idSlot: IDSlot

  /// A place for an id.
  package enum IDSlot: Sendable, Hashable {
    /// Behind the text of the line, in braces of its own.
    case endOfText(Int)

    /// Inside the braces that are there.
    case braces(Int)

    /// Before the text, on a line of its own: the text is code.
    case ownLine(Int)
  }
}

extension ItemPlace: CustomStringConvertible {
  /// The file and the line.
  public var description: String { "\(file):\(line)" }

  /// Its marker line or heading.
  func firstLine(in source: SourceText) -> Range<Int> { source.firstLine(of: range) }
}
