extension UInt8 {
  /// A space, a tab or another blank of ASCII, line ends included.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Substring {
  /// The text without the blanks of ASCII at its ends.
  var trimmedOfBlanks: String {
    var bytes = utf8
    while let first = bytes.first, first.isBlank { bytes.removeFirst() }
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return String(Substring(bytes))
  }
}

extension String {
  /// The text without the blanks of ASCII at its ends.
  var trimmedOfBlanks: String {
    guard let first = utf8.first, let last = utf8.last else { return self }
    return first.isBlank || last.isBlank ? self[...].trimmedOfBlanks : self
  }
}
