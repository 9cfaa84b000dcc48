import TrainerText

/// One row of what is drawn; its text is harmless on a terminal.
struct FrameRow: Sendable, Hashable {
  struct Part: Sendable, Hashable {
    var text: String
    var look: Look
  }

  /// How a part looks where there is colour.
  enum Look: Sendable, Hashable {
    case plain
    case prompt
    case faint
  }

  private(set) var parts: [Part] = []

  /// How many columns it takes.
  private(set) var width = 0

  init() {}

  /// A row of one text, cut where it is too wide.
  init(_ text: String, _ look: Look, columns: Int) { append(text, look, columns: columns) }

  /// Appends a text as far as the row goes.
  mutating func append(_ text: String, _ look: Look, columns: Int) {
    for character in VisibleText(text).text where !character.isNewline && character != "\t" {
      let columnsTaken = displayWidth(of: character)
      if width + columnsTaken > columns { break }
      append(character, look, width: columnsTaken)
    }
  }

  mutating func append(_ character: Character, _ look: Look, width: Int) {
    if parts.last?.look == look {
      parts[parts.count - 1].text.append(character)
    } else {
      parts.append(Part(text: String(character), look: look))
    }
    self.width += width
  }

  mutating func appendBlanks(_ count: Int, _ look: Look) {
    for _ in 0..<count { append(" ", look, width: 1) }
  }
}

extension FrameRow {
  /// What has to be written behind another row to make it this one; nil where that is not enough.
  func continuation(of row: FrameRow) -> [Part]? {
    guard let last = row.parts.last else { return parts }
    let position = row.parts.count - 1
    guard parts.count > position, parts[..<position] == row.parts[..<position],
      parts[position].look == last.look, parts[position].text.hasPrefix(last.text)
    else { return nil }
    let rest = Part(text: String(parts[position].text.dropFirst(last.text.count)), look: last.look)
    return (rest.text.isEmpty ? [] : [rest]) + parts[(position + 1)...]
  }
}
