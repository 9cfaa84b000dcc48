import TrainerText

/// Parts of text side by side, and the columns they take.
struct TextRow {
  private(set) var spans: [StyledText.Span] = []
  private(set) var width = 0

  var isEmpty: Bool { spans.isEmpty }

  mutating func append(_ character: Character, _ style: TextStyle?) {
    if let last = spans.last, last.style == style {
      spans[spans.count - 1].text.append(character)
    } else {
      spans.append(StyledText.Span(text: String(character), style: style))
    }
    width += displayWidth(of: character)
  }

  mutating func append(_ row: TextRow) {
    for span in row.spans { for character in span.text { append(character, span.style) } }
  }

  /// The pieces of the row, none wider than `room` unless a single character is.
  func cut(to room: Int) -> [TextRow] {
    var pieces: [TextRow] = []
    var piece = TextRow()
    for span in spans {
      for character in span.text {
        if !piece.isEmpty, piece.width + displayWidth(of: character) > room {
          pieces.append(piece)
          piece = TextRow()
        }
        piece.append(character, span.style)
      }
    }
    return pieces + [piece]
  }
}
