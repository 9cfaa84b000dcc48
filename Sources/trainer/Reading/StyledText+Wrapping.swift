import TrainerText

extension StyledText {
  /// The lines of the text, broken at blanks so that none is wider than `width` columns.
  ///
  /// A word that is too wide stands alone and is cut. Without a width only line feeds break.
  func wrapped(to width: Int?) -> [StyledText] {
    var wrapping = Wrapping(width: width)
    for span in spans {
      for character in VisibleText(span.text).text { wrapping.take(character, span.style) }
    }
    return wrapping.finish()
  }
}

/// Text that is broken into lines as it comes.
private struct Wrapping {
  let width: Int?
  private var lines: [StyledText] = []
  private var line = TextRow()
  private var word = TextRow()
  private var last: Character?

  /// Whether a blank came before the word, and how it looks.
  private var hasBlank = false
  private var blankStyle: TextStyle?

  init(width: Int?) { self.width = width }

  mutating func take(_ character: Character, _ style: TextStyle?) {
    switch character {
    case "\n":
      endWord()
      endLine()
    case " ", "\t":
      endWord()
      hasBlank = true
      blankStyle = style
    default:
      if character.mayBegin(lineAfter: last) { endWord() }
      word.append(character, style)
    }
    last = character
  }

  mutating func finish() -> [StyledText] {
    endWord()
    if !line.isEmpty || lines.isEmpty { endLine() }
    return lines
  }

  private mutating func endLine() {
    lines.append(StyledText(spans: line.spans))
    line = TextRow()
    hasBlank = false
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if let width {
      if !line.isEmpty, line.width + (hasBlank ? 1 : 0) + word.width > width { endLine() }
      if word.width > width { cutWord(to: width) }
    }
    // Underlines go on between words that belong together.
    if hasBlank, !line.isEmpty {
      line.append(" ", blankStyle == word.spans.first?.style ? blankStyle : nil)
    }
    line.append(word)
    word = TextRow()
    hasBlank = false
  }

  /// Makes lines of all pieces of the word but the last, which goes on.
  private mutating func cutWord(to width: Int) {
    let pieces = word.cut(to: width)
    for piece in pieces.dropLast() {
      line = piece
      endLine()
    }
    word = pieces.last ?? TextRow()
  }
}
