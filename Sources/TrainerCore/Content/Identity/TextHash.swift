import TrainerText

/// A hash of texts that is the same on every device and however the text is laid out: FNV-1a, 64 bits,
/// over the UTF-8 of the texts in normalisation form C, blanks collapsed, with U+001F between them.
package struct TextHash: Hashable, Sendable {
  /// The 64 bits.
  package let value: UInt64

  /// Hashes texts in their order.
  package init(_ texts: String...) {
    var hash = FNV1a()
    for (index, text) in texts.enumerated() {
      if index > 0 { hash.add(0x1F) }
      hash.add(collapsing: text)
    }
    value = hash.value
  }

  /// The first of sixteen hexadecimal digits.
  package func hex(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { digits in
      for index in 0..<count {
        let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * index)) & 15
        digits[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return count
    }
  }
}

extension FNV1a {
  /// Adds a text in normalisation form C, each run of blanks as one space, none at its ends.
  fileprivate mutating func add(collapsing text: String) {
    var text = text
    let isDone = text.withUTF8 { add(collapsingASCII: $0) }
    guard !isDone else { return }
    var composed = text.canonicallyComposed
    composed.withUTF8 { add(collapsing: $0) }
  }

  /// Adds a text of ASCII; nothing, and false, where there is more in it.
  private mutating func add(collapsingASCII bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var hash = self
    var owesSpace = false
    var isEmpty = true
    for byte in bytes {
      guard byte < 0x80 else { return false }
      if byte.isBlank {
        owesSpace = true
        continue
      }
      if owesSpace, !isEmpty { hash.add(UInt8(ascii: " ")) }
      hash.add(byte)
      owesSpace = false
      isEmpty = false
    }
    self = hash
    return true
  }

  private mutating func add(collapsing bytes: UnsafeBufferPointer<UInt8>) {
    var owesSpace = false
    var isEmpty = true
    var index = 0
    while index < bytes.count {
      let width = bytes.blankWidth(at: index)
      if width > 0 {
        owesSpace = true
        index += width
        continue
      }
      if owesSpace, !isEmpty { add(UInt8(ascii: " ")) }
      add(bytes[index])
      owesSpace = false
      isEmpty = false
      index += 1
    }
  }
}
