/// A text as it is searched for words: lower case, words of letters and digits with one blank before
/// and behind each, all else dropped.
struct FoldedText: Equatable {
  let bytes: [UInt8]

  init(_ texts: String...) {
    let size = texts.reduce(1) { $0 + $1.utf8.count + 1 }
    bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var writer = FoldedWriter(buffer)
      for var text in texts { text.withUTF8 { writer.append($0) } }
      count = writer.count
    }
  }

  /// How many words there are.
  var wordCount: Int { bytes.count { $0 == UInt8(ascii: " ") } - 1 }

  /// How many bytes the words have.
  var letterCount: Int { bytes.count - 1 - wordCount }

  /// Whether the words of another text stand here, side by side.
  func contains(_ other: FoldedText) -> Bool {
    let count = other.bytes.count
    guard count > 1, count <= bytes.count else { return false }
    return bytes.withUnsafeBufferPointer { text in
      other.bytes.withUnsafeBufferPointer { words in
        (0...text.count - count).contains { start in
          text[start] == words[0] && text[start + 1] == words[1]
            && text[start..<start + count].elementsEqual(words)
        }
      }
    }
  }
}

/// Writes folded words behind each other.
private struct FoldedWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0
  private var last: UInt8 = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
    write(UInt8(ascii: " "))
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    Self.folded.withUnsafeBufferPointer { append(text, $0) }
  }

  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<UInt8>
  ) {
    var offset = 0
    while offset < text.count {
      if offset + FoldedWord.size <= text.count {
        let word = FoldedWord(text, at: offset, behind: last)
        if word.isPlain {
          // Mostly so; and what comes next need not wait until plain bytes are counted.
          append(word, count: FoldedWord.size)
          offset += FoldedWord.size
          continue
        }
        append(word, count: word.plainCount)
        offset += word.plainCount
      }
      let byte = text[offset]
      // U+2000 to U+203F: dashes, quotation marks, ellipses.
      if byte == 0xE2, offset + 2 < text.count, text[offset + 1] == 0x80 {
        write(UInt8(ascii: " "))
        offset += 3
      } else {
        write(table[Int(byte)])
        offset += 1
      }
    }
    write(UInt8(ascii: " "))
  }

  /// Writes the first of eight bytes, for all of which there is room.
  @inline(__always)
  private mutating func append(_ word: FoldedWord, count plain: Int) {
    UnsafeMutableRawBufferPointer(buffer).storeBytes(
      of: word.folded.littleEndian, toByteOffset: count, as: UInt64.self)
    count += plain
    last = plain == FoldedWord.size ? UInt8(word.folded >> 56) : buffer[count - 1]
  }

  /// Writes a byte, but no second blank: where words end is hard to foretell, so without a branch.
  private mutating func write(_ byte: UInt8) {
    buffer[count] = byte
    let isSecondBlank = byte == UInt8(ascii: " ") && last == UInt8(ascii: " ")
    count += isSecondBlank ? 0 : 1
    last = byte
  }

  /// What each byte becomes; blanks end words.
  private static let folded: [UInt8] = (0...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: UInt8(ascii: " ")
    }
  }
}
