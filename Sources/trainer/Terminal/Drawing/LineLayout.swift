import TrainerText

/// A prompt and a text laid out in rows of a width, and the place of the cursor in them.
struct LineLayout: Sendable, Hashable {
  private(set) var rows = [FrameRow()]

  /// The row of the cursor, from 0.
  private(set) var cursorRow = 0

  /// The column of the cursor, from 0.
  private(set) var cursorColumn = 0

  private let limit: Int

  /// Lays out a text; its lines but the first begin as far to the right as the prompt is wide.
  init(prompt: String, _ buffer: LineBuffer, _ size: TerminalSize) {
    limit = size.usableColumns
    for character in VisibleText(prompt).text {
      if character == "\n" { rows.append(FrameRow()) } else { put(character, .prompt) }
    }
    let promptWidth = rows[rows.count - 1].width
    let margin = promptWidth <= limit / 2 ? promptWidth : 0
    for (position, character) in buffer.characters.enumerated() {
      if position == buffer.cursor { placeCursor() }
      put(character, before: buffer.characters.dropFirst(position + 1).first, margin: margin)
    }
    if buffer.cursor == buffer.characters.count { placeCursor() }
    // Behind a full row of a single column there is no place for the cursor.
    if cursorColumn >= size.columns {
      rows.insert(FrameRow(), at: cursorRow + 1)
      cursorRow += 1
      cursorColumn = 0
    }
  }

  private mutating func placeCursor() {
    cursorRow = rows.count - 1
    cursorColumn = rows[cursorRow].width
  }

  private mutating func put(_ character: Character, before next: Character?, margin: Int) {
    switch character {
    case "\n":
      rows.append(FrameRow())
      rows[rows.count - 1].appendBlanks(margin, .plain)
    case "\t":
      // Tab stops count from the margin.
      let column = rows[rows.count - 1].width - margin
      for _ in 0..<(4 - max(0, column) % 4) { put(" ", .plain) }
    default:
      for sign in character.visible(before: next) { put(sign, .plain) }
    }
  }

  private mutating func put(_ character: Character, _ look: FrameRow.Look) {
    var character = character
    var width = displayWidth(of: character)
    if width == 0 {
      // A mark with nothing to stand on would change what is beside it.
      character = Character("◌" + String(character))
      width = 1
    }
    if width > limit {
      character = "?"
      width = 1
    }
    if rows[rows.count - 1].width + width > limit { rows.append(FrameRow()) }
    rows[rows.count - 1].append(character, look, width: width)
  }
}

extension Character {
  /// What is shown for the character, which is more than one where it must not reach a terminal.
  fileprivate func visible(before next: Character?) -> String {
    let own = String(self)
    let visible = VisibleText(own).text
    // What joins a character to the next one is harmless between the two.
    guard visible.unicodeScalars.count != own.unicodeScalars.count, let next else { return visible }
    let scalars = VisibleText(own + String(next)).text.unicodeScalars
    return scalars.starts(with: own.unicodeScalars) ? own : visible
  }
}
