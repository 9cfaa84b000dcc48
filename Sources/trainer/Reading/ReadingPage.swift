import TrainerMarkdown
import TrainerText

/// The lines laid out so far, and what is needed to lay out more.
struct ReadingPage {
  let document: MarkdownDocument
  let reading: Reading
  private(set) var lines: [StyledText] = []

  /// How deep in lists the next block stands.
  var listDepth = 0

  /// What lines begin with.
  private var margin = StyledText()

  /// What the next line begins with instead, when a bullet comes before it.
  private var firstMargin: StyledText?

  /// A text beside a margin needs this many columns; where there are fewer, the margin goes.
  private static let leastRoom = 8

  init(_ document: MarkdownDocument, _ reading: Reading) {
    self.document = document
    self.reading = reading
  }

  /// The columns beside the margin; nil where lines are not broken.
  var room: Int? { reading.width.map { max(1, $0 - margin.width) } }

  /// Writes a line, as it is.
  mutating func write(_ line: StyledText) {
    let begin = firstMargin ?? margin
    firstMargin = nil
    lines.append(StyledText(spans: begin.spans + line.spans).withoutBlanksAtEnd)
  }

  /// Parts the next block from what came before, unless nothing did.
  mutating func writeGap(_ isWanted: Bool) {
    if isWanted, !lines.isEmpty, firstMargin == nil { write(StyledText()) }
  }

  /// Writes text, broken to the room there is.
  mutating func writeWords(_ spans: [StyledText.Span]) {
    for line in StyledText(spans: spans).wrapped(to: room) { write(line) }
  }

  /// Writes what stands behind a sign, such as a bullet; its other lines stand as far to the right.
  ///
  /// Where there is no room for that, the margin around goes first; then the sign stands alone.
  mutating func behind(
    _ sign: StyledText, others: StyledText? = nil, _ body: (inout ReadingPage) -> Void
  ) {
    let outer = margin
    let others = others ?? StyledText(String(repeating: " ", count: sign.width))
    if hasRoom(beside: margin.width + sign.width) {
      begin(sign, behind: margin)
      margin = StyledText(spans: margin.spans + others.spans)
    } else if hasRoom(beside: sign.width) {
      begin(sign)
      margin = others
    } else {
      begin(sign)
      margin = StyledText()
      if sign.text.contains(where: { $0 != " " }) { write(StyledText()) }
      firstMargin = nil
    }
    body(&self)
    // An item without content still shows its bullet.
    if firstMargin != nil { write(StyledText()) }
    margin = outer
  }

  /// Makes the next line begin with a sign; one that waits already stays before it.
  private mutating func begin(_ sign: StyledText, behind margin: StyledText = StyledText()) {
    firstMargin = StyledText(spans: (firstMargin ?? margin).spans + sign.spans)
  }

  private func hasRoom(beside columns: Int) -> Bool {
    reading.width.map { $0 - columns >= Self.leastRoom } ?? true
  }
}

extension StyledText {
  /// No text.
  init() { self.init(spans: []) }

  init(spans: [Span]) {
    self.init("")
    self.spans = spans.filter { !$0.text.isEmpty }
  }

  /// The columns it takes on a terminal.
  var width: Int { spans.reduce(0) { $0 + VisibleText($1.text).text.displayWidth } }

  /// The text alone.
  var text: String { spans.map(\.text).joined() }

  fileprivate var withoutBlanksAtEnd: StyledText {
    var spans = spans
    while let last = spans.last {
      let kept = last.text.lastIndex { $0 != " " }.map { last.text[...$0] } ?? ""
      spans.removeLast()
      if !kept.isEmpty {
        spans.append(Span(text: String(kept), style: last.style))
        break
      }
    }
    return StyledText(spans: spans)
  }
}
