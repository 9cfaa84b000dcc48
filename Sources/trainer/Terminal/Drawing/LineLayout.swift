import TrainerText

/// A prompt and a text laid out in rows of a width, and the place of the cursor in them.
///
/// A word that does not fit into what is left of a row begins the next one. A blank for which there
/// is no room is not drawn: there the row ends.
struct LineLayout: Sendable, Hashable {
  private(set) var rows = [FrameRow()]

  /// The row of the cursor, from 0.
  private(set) var cursorRow = 0

  /// The column of the cursor, from 0.
  private(set) var cursorColumn = 0

  /// Where the cursor stands before each character, and behind the last one.
  private(set) var places: [Place] = []

  /// A row and a column, both from 0.
  struct Place: Sendable, Hashable {
    let row: Int
    let column: Int
  }

  private let limit: Int

  /// Lays out a text; its lines but the first begin as far to the right as the prompt is wide.
  init(prompt: String, _ buffer: LineBuffer, _ size: TerminalSize) {
    limit = size.usableColumns
    for character in VisibleText(prompt).text {
      if character == "\n" {
        rows.append(FrameRow())
      } else {
        put(DrawnCharacter(character, limit: limit), .prompt)
      }
    }
    let promptWidth = width
    let margin = promptWidth <= limit / 2 ? promptWidth : 0
    let words = DrawnWords(buffer.characters, limit: limit)
    for (position, character) in buffer.characters.enumerated() {
      if let word = words.width(ofWordAt: position) { beginWord(word) }
      if let first = words.drawn(at: position).first { makeRoom(for: first) }
      places.append(end)
      put(character, words.drawn(at: position), margin: margin)
    }
    places.append(end)
    (cursorRow, cursorColumn) = (places[buffer.cursor].row, places[buffer.cursor].column)
    // Behind a full row of a single column there is no place for the cursor.
    if cursorColumn >= size.columns {
      rows.insert(FrameRow(), at: cursorRow + 1)
      cursorRow += 1
      cursorColumn = 0
    }
  }

  /// The width of the last row so far.
  private var width: Int { rows[rows.count - 1].width }

  /// The place behind what is laid out so far.
  private var end: Place { Place(row: rows.count - 1, column: width) }

  /// Begins a row for a word that fits into one, but not into what is left of this one.
  private mutating func beginWord(_ wordWidth: Int) {
    if wordWidth <= limit, width + wordWidth > limit { rows.append(FrameRow()) }
  }

  private mutating func makeRoom(for character: DrawnCharacter) {
    if width + character.width > limit { rows.append(FrameRow()) }
  }

  private mutating func put(_ character: Character, _ drawn: [DrawnCharacter], margin: Int) {
    switch character {
    case "\n":
      rows.append(FrameRow())
      rows[rows.count - 1].appendBlanks(margin, .plain)
    case " ": putBlanks(1)
    // Tab stops count from the margin.
    case "\t": putBlanks(4 - max(0, width - margin) % 4)
    default:
      for character in drawn { put(character, .plain) }
    }
  }

  /// Draws blanks as far as the row goes; where there is no room for any, the row ends.
  private mutating func putBlanks(_ count: Int) {
    if width == limit {
      rows.append(FrameRow())
    } else {
      rows[rows.count - 1].appendBlanks(min(count, limit - width), .plain)
    }
  }

  private mutating func put(_ drawn: DrawnCharacter, _ look: FrameRow.Look) {
    makeRoom(for: drawn)
    rows[rows.count - 1].append(drawn.character, look, width: drawn.width)
  }
}
