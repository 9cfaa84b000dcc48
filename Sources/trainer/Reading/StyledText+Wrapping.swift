import TrainerText

extension StyledText {
  /// The lines of the text, broken at blanks so that none is wider than `width` columns.
  ///
  /// A line keeps its indentation in all its parts, as far as that leaves room. A word that is too
  /// wide stands alone and is cut. Without a width only line feeds break.
  func wrapped(to width: Int?) -> [StyledText] {
    var wrapping = Wrapping(width: width)
    for span in spans {
      for character in VisibleText(span.text).text { wrapping.take(character, span.style) }
    }
    return wrapping.finish()
  }
}

extension StyledText {
  /// The text as it is where it fits, else its lines.
  func fitted(to width: Int?) -> [StyledText] {
    width.map { self.width > $0 } ?? false ? wrapped(to: width) : [self]
  }
}

extension String {
  /// The lines of a text that is no Markdown, each indented, broken at blanks.
  func wrapped(to width: Int?, indent: String = "", _ style: TextStyle? = nil) -> [StyledText] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      StyledText($0.isEmpty ? "" : indent + $0, style).wrapped(to: width)
    }
  }
}

extension [String] {
  /// The parts with a sign between them, broken only between parts as long as each fits the width.
  func joined(
    by sign: String, width: Int?, indent: String = "", _ style: TextStyle? = nil
  ) -> [StyledText] {
    var lines: [String] = []
    for part in self {
      let longer = lines.last.map { $0 + sign + part }
      if let longer, width.map({ longer.displayWidth + indent.count <= $0 }) ?? true {
        lines[lines.count - 1] = longer
      } else {
        lines.append(part)
      }
    }
    return lines.flatMap { $0.wrapped(to: width, indent: indent, style) }
  }
}

/// Text that is broken into lines as it comes.
private struct Wrapping {
  let width: Int?
  private var lines: [StyledText] = []
  private var line = TextRow()
  private var word = TextRow()
  private var last: Character?

  /// The blanks that came before the word, and how they look.
  private var blanks = 0
  private var blankStyle: TextStyle?

  /// The blanks that the text's own line began with.
  private var margin = 0

  /// Whether nothing but blanks came of the text's own line.
  private var isAtStart = true

  init(width: Int?) { self.width = width }

  mutating func take(_ character: Character, _ style: TextStyle?) {
    switch character {
    case "\n":
      endWord()
      endLine()
      isAtStart = true
      margin = 0
    case " ", "\t":
      endWord()
      blanks += 1
      blankStyle = style
    default:
      if isAtStart { begin() }
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

  /// The room that a line has beside its margin.
  private var room: Int? { width.map { max(1, $0 - margin) } }

  private mutating func begin() {
    isAtStart = false
    margin = blanks
    if let width, margin > width / 2 { margin = 0 }
    blanks = 0
  }

  private mutating func endLine() {
    let blanks = line.isEmpty ? "" : String(repeating: " ", count: margin)
    lines.append(StyledText(spans: [StyledText.Span(text: blanks)] + line.spans))
    line = TextRow()
    self.blanks = 0
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if let room {
      if !line.isEmpty, line.width + blanks + word.width > room { endLine() }
      if word.width > room { cutWord(to: room) }
    }
    // Underlines go on between words that belong together.
    if !line.isEmpty {
      let style = blankStyle == word.spans.first?.style ? blankStyle : nil
      for _ in 0..<blanks { line.append(" ", style) }
    }
    line.append(word)
    word = TextRow()
    blanks = 0
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
