import TrainerText

extension StyledText {
  /// The pieces of a text whose blanks count, none wider than `width` columns.
  ///
  /// It is cut behind a blank if there is one in the second half of a piece.
  func cut(to width: Int) -> [StyledText] {
    var pieces: [StyledText] = []
    var piece = TextRow()
    var sinceBlank = TextRow()
    for span in spans {
      for character in VisibleText(span.text).text {
        let isFull = piece.width + sinceBlank.width + displayWidth(of: character) > width
        if isFull, piece.width <= width / 2 {
          piece.append(sinceBlank)
          sinceBlank = TextRow()
        }
        if isFull, !piece.isEmpty {
          pieces.append(StyledText(spans: piece.spans))
          piece = TextRow()
          // The end of the row is blank enough.
          if character == " ", sinceBlank.isEmpty { continue }
        }
        sinceBlank.append(character, span.style)
        if character == " " {
          piece.append(sinceBlank)
          sinceBlank = TextRow()
        }
      }
    }
    piece.append(sinceBlank)
    return pieces + [StyledText(spans: piece.spans)]
  }
}
