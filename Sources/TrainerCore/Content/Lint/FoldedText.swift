/// A text as it is searched for words: lower case, words of letters and digits with one blank before
/// and behind each, all else dropped.
struct FoldedText: Equatable {
  private(set) var bytes: [UInt8] = [UInt8(ascii: " ")]

  init(_ texts: String...) {
    for text in texts { append(text) }
  }

  /// How many words there are.
  var wordCount: Int { bytes.count { $0 == UInt8(ascii: " ") } - 1 }

  /// How many bytes the words have.
  var letterCount: Int { bytes.count - 1 - wordCount }

  /// Whether the words of another text stand here, side by side.
  func contains(_ other: FoldedText) -> Bool {
    let (text, words) = (bytes, other.bytes)
    guard words.count > 1, words.count <= text.count else { return false }
    return (0...text.count - words.count).contains { start in
      text[start] == words[0] && text[start + 1] == words[1]
        && text[start..<start + words.count].elementsEqual(words)
    }
  }

  private mutating func append(_ text: String) {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case 0x80 where previous == 0xE2:  // U+2000 to U+203F: dashes, quotation marks, ellipses
        bytes.removeLast()
        endWord()
      case 0x80...0xBF where previous == 0x80 && bytes.last == UInt8(ascii: " "): break
      case 0x80...: bytes.append(byte)
      default: endWord()
      }
      previous = byte
    }
    endWord()
  }

  private mutating func endWord() {
    if bytes.last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
  }
}
