import TrainerMarkdown
import TrainerText

/// The text of a list item's own paragraph as written, with the way back to the source.
struct OutlineLine {
  /// The bytes that the text stands in; those of the source where it has one line.
  let bytes: [UInt8]
  let range: Range<Int>

  /// Where each line stands in the text, and begins in the source; empty where the text is the source's.
  private var lines: [(text: Range<Int>, start: Int)] = []

  /// Takes a paragraph; its lines are joined by blanks.
  init(of paragraph: BlockID, in document: MarkdownDocument) {
    if let line = document.soleContentLine(of: paragraph) {
      bytes = document.source.bytes
      range = line
      return
    }
    var joined: [UInt8] = []
    for line in document.contentLines(of: paragraph) {
      if !joined.isEmpty { joined.append(UInt8(ascii: " ")) }
      lines.append((joined.count..<joined.count + line.count, line.lowerBound))
      joined += document.source.bytes[line]
    }
    bytes = joined
    range = 0..<joined.count
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a range without blanks at its ends.
  func trimmedText(_ range: Range<Int>) -> String { bytes.trimmedText(range) }

  /// All of it, without blanks at its ends.
  var text: String { trimmedText(range) }

  /// The place in the source of a range of the text, cut at the end of its line.
  func source(of range: Range<Int>) -> Range<Int> {
    guard let line = lines.lastSorted(where: { $0.text.lowerBound <= range.lowerBound }) else {
      return range
    }
    let start = line.start + range.lowerBound - line.text.lowerBound
    return start..<start + max(min(range.upperBound, line.text.upperBound) - range.lowerBound, 0)
  }

  /// All of its place in the source.
  var place: Range<Int> { source(of: range) }

  /// The text divided at its first colon, where it has one: a field's name in lower case and the range
  /// of its value.
  var field: (name: String, value: Range<Int>) {
    guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else {
      return (text.lowercased(), range.upperBound..<range.upperBound)
    }
    let name = trimmedText(range.lowerBound..<colon)
    return (IdeaField(rawValue: name)?.rawValue ?? name.lowercased(), colon + 1..<range.upperBound)
  }
}
