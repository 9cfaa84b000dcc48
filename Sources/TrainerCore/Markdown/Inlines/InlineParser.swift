/// Reads the text of one leaf into a flat array of inlines, in time linear in its length.
///
/// First the text is cut into tokens; links and emphases are found on the way, by CommonMark's
/// algorithm of two stacks. Then the tokens are laid out as a tree. A parser can be used again for
/// the next leaf, which saves room being made anew.
struct InlineParser {
  let references: ReferenceTable
  private(set) var bytes = Bytes(start: nil, count: 0)
  var nodes: [InlineNode] = []

  var tokens: [InlineToken] = []
  var runs: [DelimiterRun] = []
  var openings: [DelimiterOpening] = []
  var brackets: [OpenBracket] = []

  /// The last run that may still find a partner, or -1.
  var lastRun: Int32 = -1

  /// How many of the open brackets may begin no link, since a link has been found behind them.
  var barredBrackets = 0

  /// Searches that are known to find nothing in the rest of the text.
  var exhausted = ExhaustedSearches()

  /// The next byte to read, and the start of the plain text before it.
  var offset = 0
  var textStart = 0

  init(references: ReferenceTable) { self.references = references }

  /// Reads a text; `nodes` is the result until the next one is read.
  mutating func parse(_ text: Bytes) {
    reset(to: text)
    while offset < bytes.count {
      if bytes[offset].beginsInline { takeSpecial() } else { offset += 1 }
    }
    flushText(to: bytes.trimmingBlanks(textStart, end: bytes.count))
    matchRuns(above: -1)
    layOut()
  }

  private mutating func reset(to text: Bytes) {
    bytes = text
    nodes.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    openings.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    lastRun = -1
    barredBrackets = 0
    exhausted = ExhaustedSearches()
    offset = 0
    textStart = 0
  }

  /// Reads what begins with a special byte; if it is nothing special, it stays text.
  private mutating func takeSpecial() {
    switch bytes[offset] {
    case "\n": takeLineEnd()
    case "\\": takeBackslash()
    case "&": takeEntity()
    case "`": takeCode()
    case "<": takeAngle()
    case "*", "_", "~": takeRun()
    case "[": openBracket(isImage: false)
    case "!" where bytes.peek(offset + 1) == "[": openBracket(isImage: true)
    case "]": closeBracket()
    default: offset += 1
    }
  }

  /// Makes a token of what is read up to an offset, and of the plain text before it.
  mutating func take(_ kind: InlineToken.Kind, to end: Int, content: Range<Int>? = nil) {
    flushText(to: offset)
    append(kind, from: offset, to: end, content: content)
    offset = end
    textStart = end
  }

  mutating func append(
    _ kind: InlineToken.Kind, from start: Int, to end: Int, content: Range<Int>? = nil
  ) {
    let range = ByteRange(start, end)
    let content = content.map { ByteRange($0.lowerBound, $0.upperBound) } ?? range
    tokens.append(InlineToken(kind: kind, range: range, content: content))
  }

  /// Makes a token of the plain text that ends at an offset.
  mutating func flushText(to end: Int) {
    if textStart < end { append(.leaf(.text), from: textStart, to: end) }
    textStart = end
  }
}

/// Searches through the rest of a leaf's text that have failed, and so need not be tried again.
struct ExhaustedSearches {
  /// The last run of backticks of each length, once a search has seen them all.
  var backticks: [Int: Int]?

  var comment = false
  var instruction = false
  var declaration = false
  var characterData = false
}

extension UInt8 {
  /// Whether something other than plain text may begin here: one of ``\n\!&*<[]^_`~``.
  fileprivate var beginsInline: Bool {
    let bits: UInt64 =
      self < 64
      ? 1 << 10 | 1 << 33 | 1 << 38 | 1 << 42 | 1 << 60
      : self < 128 ? 1 << 27 | 1 << 28 | 1 << 29 | 1 << 31 | 1 << 32 | 1 << 62 : 0
    return bits >> UInt64(self & 63) & 1 == 1
  }
}
