import TrainerText

extension SourceText {
  /// The text of a range without the blanks of ASCII at its ends.
  func trimmedText(_ range: Range<Int>) -> String { bytes.trimmedText(range) }

  /// A range without blank lines at its start and without blanks and line ends at its end.
  func trimmed(_ range: Range<Int>, keepsIndentation: Bool) -> Range<Int> {
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
