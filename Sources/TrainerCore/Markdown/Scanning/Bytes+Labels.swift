extension UnsafeBufferPointer<UInt8> {
  /// A link label as labels are compared: letter case folded, blanks collapsed and trimmed.
  func normalizedLabel(_ range: Range<Int>) -> [UInt8] {
    var label: [UInt8] = []
    label.reserveCapacity(range.count)
    var isASCII = true
    for byte in self[range] {
      if !byte.isSpace {
        label.append(byte.lowercased)
        if byte >= 128 { isASCII = false }
      } else if label.last ?? 32 != 32 {
        label.append(32)
      }
    }
    if label.last == 32 { label.removeLast() }
    return isASCII ? label : Self.folded(label)
  }

  /// Folds letter case by way of capitals, so that ß, ẞ and SS are alike.
  private static func folded(_ label: [UInt8]) -> [UInt8] {
    Array(String(decoding: label, as: UTF8.self).lowercased().uppercased().lowercased().utf8)
  }
}
