import TrainerText

/// A text cut out of a source: blank lines and blanks at its ends dropped, all else as written, line
/// ends as line feeds.
struct SourceSlice {
  private let source: SourceText

  /// Where it stands in the source; empty where there is no text.
  private let first: Range<Int>

  /// Where it goes on behind attributes that are left out; empty where nothing is.
  private let second: Range<Int>

  /// Cuts out whole lines: the first one that is not blank keeps its indentation.
  init(_ source: SourceText, lines range: Range<Int>) {
    self.init(source, source.trimmed(range, keepsIndentation: true))
  }

  /// Cuts out what begins in the middle of a line, behind a marker, without the attributes that may
  /// stand on that line.
  init(_ source: SourceText, behindMarker range: Range<Int>, without attributes: Range<Int>?) {
    guard let attributes else {
      self.init(source, source.trimmed(range, keepsIndentation: false))
      return
    }
    let first = source.trimmed(range.lowerBound..<attributes.lowerBound, keepsIndentation: false)
    let rest = source.trimmed(attributes.upperBound..<range.upperBound, keepsIndentation: true)
    if first.isEmpty || rest.isEmpty {
      self.init(source, first.isEmpty ? rest : first)
    } else {
      self.init(
        source, first.lowerBound..<source.behindHardBreak(first.upperBound),
        source.startOfHardBreak(behind: attributes.upperBound)..<rest.upperBound)
    }
  }

  private init(_ source: SourceText, _ first: Range<Int>, _ second: Range<Int>? = nil) {
    self.source = source
    self.first = first
    self.second = second ?? first.upperBound..<first.upperBound
  }

  /// The text, made anew each time.
  var text: String {
    second.isEmpty ? source.markdown(first) : source.markdown(first) + source.markdown(second)
  }

  var isEmpty: Bool { first.isEmpty }

  /// Whether a byte that ends no line stands in the text.
  func contains(_ byte: UInt8) -> Bool {
    source.bytes.withUnsafeBufferPointer {
      $0.contains(byte, in: first) || $0.contains(byte, in: second)
    }
  }

  /// What of a range of the source belongs to the text.
  func clip(_ range: Range<Int>) -> [Range<Int>] {
    [range.clamped(to: first), range.clamped(to: second)].filter { !$0.isEmpty }
  }

  /// The UTF-8 offsets in the text of ranges of the source that follow each other.
  func offsets(of ranges: [Range<Int>]) -> [Range<Int>] {
    var walk = SliceWalk(first, second, source)
    return ranges.map { walk.offset(of: $0.lowerBound)..<walk.offset(of: $0.upperBound) }
  }
}

/// Goes over the source of a slice once and counts the bytes of its text.
private struct SliceWalk {
  private let first: Range<Int>
  private let second: Range<Int>
  private let source: SourceText
  private var place: Int
  private var count = 0

  init(_ first: Range<Int>, _ second: Range<Int>, _ source: SourceText) {
    self.first = first
    self.second = second
    self.source = source
    place = first.lowerBound
  }

  /// The offset in the text of a place that is not before the last one.
  mutating func offset(of target: Int) -> Int {
    if target > first.upperBound, place < second.lowerBound {
      count(to: first.upperBound)
      place = second.lowerBound
    }
    count(to: target)
    return count
  }

  private mutating func count(to target: Int) {
    while place < target {
      if !source.isFirstOfLineEnd(place) { count += 1 }
      place += 1
    }
  }
}

extension SourceText {
  /// The text of a range, line ends as line feeds.
  func markdown(_ range: Range<Int>) -> String {
    guard hasCarriageReturn(in: range) else { return text(range) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    for offset in range {
      if bytes[offset] != .carriageReturn {
        result.append(bytes[offset])
      } else if !isFirstOfLineEnd(offset) || offset + 1 == range.upperBound {
        result.append(.lineFeed)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of a range without the blanks of ASCII at its ends.
  func trimmedText(_ range: Range<Int>) -> String { bytes.trimmedText(range) }

  private func hasCarriageReturn(in range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { $0.contains(.carriageReturn, in: range) }
  }

  /// Whether CR stands here and LF behind it: they are one line end.
  fileprivate func isFirstOfLineEnd(_ offset: Int) -> Bool {
    bytes[offset] == .carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed
  }

  /// A range without blank lines at its start and without blanks and line ends at its end.
  fileprivate func trimmed(_ range: Range<Int>, keepsIndentation: Bool) -> Range<Int> {
    bytes.withUnsafeBufferPointer { bytes in
      var end = range.upperBound
      while end > range.lowerBound, case let width = bytes.blankWidth(before: end), width > 0 {
        end -= width
      }
      var start = min(range.lowerBound, end)
      var lineStart = keepsIndentation ? start : nil
      while start < end, case let width = bytes.blankWidth(at: start), width > 0 {
        let endsLine = bytes[start] == .lineFeed || bytes[start] == .carriageReturn
        start += width
        if endsLine { lineStart = start }
      }
      return (lineStart ?? start)..<end
    }
  }
}

extension SourceText {
  /// The end of the two spaces or more that stand here and break the line; the same offset else.
  fileprivate func behindHardBreak(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end - offset >= 2 ? end : offset
  }

  /// Where the rest of a line goes on: at its last spaces where they break it, else at its end.
  fileprivate func startOfHardBreak(behind offset: Int) -> Int {
    let end = lineEnd(at: offset)
    return behindHardBreak(offset) == end ? offset : end
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes a blank or line end has that begins here, or 0; U+00A0 comes with copied text.
  func blankWidth(at offset: Int) -> Int {
    if self[offset].isBlank { return 1 }
    return self[offset] == 0xC2 && offset + 1 < count && self[offset + 1] == 0xA0 ? 2 : 0
  }

  fileprivate func blankWidth(before end: Int) -> Int {
    if self[end - 1].isBlank { return 1 }
    return self[end - 1] == 0xA0 && end > 1 && self[end - 2] == 0xC2 ? 2 : 0
  }
}
