/// One pass over the text of an idea: where its label ends, where its forms divide, what never closes.
struct FormScan {
  /// The first colon outside backticks with a blank or the end behind it.
  private(set) var labelEnd: Int?

  /// The bars with blanks around them, outside brackets and backticks, behind the label.
  private(set) var dividers: [Int] = []

  /// What is wrong behind the label.
  private(set) var problems: [FormProblem] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>
  private var openBrackets: [Bracket] = []
  private var code: CodeRuns?

  /// A bracket that is open, and what was found since.
  private struct Bracket {
    let offset: Int

    /// How many dividers had been found before it.
    let dividers: Int
    var lastBar: Int?
    var problems: [FormProblem] = []
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, hasLabel: Bool) {
    self.bytes = bytes
    self.range = range
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset].isSign else {
        offset += 1
        continue
      }
      switch bytes[offset] {
      case UInt8(ascii: "`"):
        offset = takeBackticks(at: offset)
        continue
      case UInt8(ascii: ":"):
        if hasLabel, labelEnd == nil, isBlank(offset + 1) { endLabel(at: offset) }
      case UInt8(ascii: "["):
        openBrackets.append(Bracket(offset: offset, dividers: dividers.count))
      case UInt8(ascii: "]"): closeBracket(at: offset)
      case UInt8(ascii: "|"): takeBar(at: offset)
      default: break
      }
      offset += 1
    }
    for bracket in openBrackets where bracket.lastBar != nil {
      problems.append(FormProblem(.openBracket, at: bracket.offset))
    }
  }

  /// The signs of forms mean nothing in a label.
  private mutating func endLabel(at offset: Int) {
    labelEnd = offset
    openBrackets = []
    dividers = []
    problems = []
  }

  private mutating func takeBackticks(at offset: Int) -> Int {
    let runs = code ?? CodeRuns(bytes, in: offset..<range.upperBound)
    code = runs
    if let end = runs.closings[offset] { return end }
    problems.append(FormProblem(.openCode, at: offset))
    return offset + bytes.runLength(at: offset, in: range)
  }

  private mutating func takeBar(at offset: Int) {
    if let last = openBrackets.indices.last {
      let before = openBrackets[last].lastBar ?? openBrackets[last].offset
      noteEmptyAlternative(from: before, to: offset, in: last)
      openBrackets[last].lastBar = offset
    }
    guard isBlank(offset - 1), isBlank(offset + 1) else { return }
    // An idea has a handful of forms, for which there is to be room at once.
    if dividers.isEmpty { dividers.reserveCapacity(8) }
    dividers.append(offset)
  }

  private mutating func closeBracket(at offset: Int) {
    guard let last = openBrackets.indices.last else { return }
    if let bar = openBrackets[last].lastBar {
      noteEmptyAlternative(from: bar, to: offset, in: last)
    }
    let closed = openBrackets.removeLast()
    problems += closed.problems
    dividers.removeLast(dividers.count - closed.dividers)
  }

  private mutating func noteEmptyAlternative(from start: Int, to end: Int, in bracket: Int) {
    guard bytes.trimmed(start + 1..<end).isEmpty else { return }
    openBrackets[bracket].problems.append(FormProblem(.emptyAlternative, at: end))
  }

  /// Whether a blank stands here, or the text is at an end.
  private func isBlank(_ offset: Int) -> Bool {
    !range.contains(offset) || bytes[offset].isBlank
  }
}

extension UInt8 {
  /// Whether it means something in the text of an idea; few bytes do.
  @inline(__always)
  fileprivate var isSign: Bool {
    switch self {
    case UInt8(ascii: "`"), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "|"):
      true
    default: false
    }
  }
}
