import TrainerText

extension Reading {
  /// The lines of some code, with numbers where they are wanted.
  ///
  /// A line that is too long goes on in further rows, which begin with a sign. `pointers` are the
  /// numbers of lines to point at, from 1.
  func code(
    _ code: String, language: String?, width: Int?, numbered: Bool? = nil,
    pointingAt pointers: Set<Int> = []
  ) -> [StyledText] {
    let lines = tokens(of: code, language: language)
    let isNumbered = numbered ?? numbersCode
    let numberWidth = isNumbered ? String(lines.count).count : 0
    return lines.enumerated().flatMap { position, line in
      let number = isNumbered ? String(position + 1) : ""
      let isPointedAt = pointers.contains(position + 1)
      let sign = isPointedAt ? signs.pointer : isNumbered || !pointers.isEmpty ? " " : ""
      let blanks = String(repeating: " ", count: numberWidth - number.count)
      let margin = sign.isEmpty ? "" : sign + blanks + number + "  "
      return rows(of: line, behind: margin, width)
    }
  }

  /// The rows of one line: the first behind its number, the others under it.
  private func rows(
    of line: StyledText, behind margin: String, _ width: Int?
  ) -> [StyledText] {
    let marginWidth = margin.displayWidth
    let room = max(1, (width ?? .max) - marginWidth)
    if line.width <= room { return [StyledText(spans: [span(margin)] + line.spans)] }
    // Rows that go on are no wider, and a sign that leaves no room for code is left out.
    let fold = signs.fold.displayWidth < room ? signs.fold : ""
    let pieces = line.cut(to: room - fold.displayWidth)
    let under = String(repeating: " ", count: marginWidth)
    return pieces.enumerated().map { position, piece in
      StyledText(spans: [span(position == 0 ? margin : under + fold)] + piece.spans)
    }
  }

  private func span(_ sign: String) -> StyledText.Span {
    StyledText.Span(text: sign, style: theme.sign)
  }

  private func tokens(of code: String, language: String?) -> [StyledText] {
    let code = code.withoutTabs
    guard language?.lowercased() == "swift" else {
      return code.split(separator: "\n", omittingEmptySubsequences: false)
        .map { StyledText(String($0)) }
    }
    var lines = [StyledText()]
    for token in SwiftTokens.tokens(of: code) {
      let pieces = token.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (position, piece) in pieces.enumerated() {
        if position > 0 { lines.append(StyledText()) }
        if piece.isEmpty { continue }
        lines[lines.count - 1].spans.append(
          StyledText.Span(text: String(piece), style: theme.style(of: token.kind)))
      }
    }
    return lines
  }
}

extension String {
  /// The text with blanks up to the next column of four in place of each tab, and with line feeds
  /// for line ends.
  fileprivate var withoutTabs: String {
    var text = ""
    var column = 0
    for character in self {
      switch character {
      case "\t":
        let count = 4 - column % 4
        text += String(repeating: " ", count: count)
        column += count
      case "\n", "\r\n":
        text += "\n"
        column = 0
      default:
        text.append(character)
        column += TrainerText.displayWidth(of: character)
      }
    }
    return text
  }
}
