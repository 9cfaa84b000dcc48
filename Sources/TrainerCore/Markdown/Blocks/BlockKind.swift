/// What a block is.
public enum BlockKind: Hashable, Sendable {
  /// The root, which holds all others.
  case document

  /// A run of lines read as inline text.
  case paragraph

  /// A heading, `#` to `######` or underlined.
  case heading(level: Int, isSetext: Bool)

  /// A rule across the page; `endsCard` when it is the separator that ended a short card.
  case thematicBreak(endsCard: Bool)

  /// Code that is indented by four columns.
  case indentedCode

  /// Code between fences; not closed when the end of its container came first.
  case fencedCode(isClosed: Bool)

  /// Raw HTML that stands for itself.
  case htmlBlock

  /// Blocks behind `>`.
  case blockQuote

  /// List items of one marker.
  case list(ListMarker, isTight: Bool)

  /// One item of a list, with its task box where it has one.
  case listItem(TaskBox?)

  /// A table: rows, the first of which is its header.
  case table

  /// One row of a table.
  case tableRow(isHeader: Bool)

  /// One cell of a row, aligned as its column.
  case tableCell(ColumnAlignment)

  /// `[label]: destination "title"`, which shows nothing itself.
  case linkReferenceDefinition

  /// The marker of a short card's part; what follows it on its line belongs to the next block.
  case marker(CardMarker)
}

/// What the items of one list begin with.
public enum ListMarker: Hashable, Sendable {
  /// `-`, `+` or `*`, as its ASCII byte.
  case bullet(UInt8)

  /// A number, from 0 to 999,999,999, and the ASCII byte of the `.` or `)` behind it.
  case ordered(start: Int, delimiter: UInt8)
}

/// The box that makes a list item a task.
public enum TaskBox: Hashable, Sendable {
  /// `[ ]`.
  case open

  /// `[x]` or `[X]`.
  case done

  /// Something like `[ x]`, `[]` or `[x]word`: likely meant as a box, but text to every reader.
  case almost
}

/// How the cells of a column are aligned.
public enum ColumnAlignment: Hashable, Sendable {
  /// `---`.
  case none

  /// `:--`.
  case left

  /// `:-:`.
  case center

  /// `--:`.
  case right
}

/// The letter of a marker line.
public enum CardMarker: UInt8, Hashable, Sendable {
  /// `Q:`, a question.
  case question = 81

  /// `A:`, its answer.
  case answer = 65

  /// `C:`, a text with hidden parts.
  case cloze = 67
}

extension ListMarker {
  /// Whether an item with another marker goes on with the same list.
  func isContinued(by other: ListMarker) -> Bool {
    switch (self, other) {
    case (.bullet(let own), .bullet(let others)): own == others
    case (.ordered(_, let own), .ordered(_, let others)): own == others
    default: false
    }
  }
}
