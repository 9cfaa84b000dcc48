import TrainerMarkdown
import TrainerText

/// The text of list items as Markdown of its own: without the indentation that their list gives them.
struct ListItemText {
  private let source: SourceText
  private let column: Int

  /// Prepares the text of one item.
  init(of item: BlockID, in document: MarkdownDocument) {
    source = document.source
    column = source.contentColumn(ofItemAt: document.range(of: item).lowerBound)
  }

  /// The text of blocks inside the item, from the first to the last of them.
  func markdown(of range: Range<Int>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = min(source.lineEnd(at: offset), range.upperBound)
      result += source.bytes[offset..<end]
      guard end < range.upperBound else { break }
      result.append(.lineFeed)
      offset = source.bytes.behindLineEnd(at: end)
      offset = skipIndentation(from: offset, to: range.upperBound, &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Goes over the columns of the item; what is left of a tab becomes spaces.
  private func skipIndentation(from start: Int, to end: Int, _ result: inout [UInt8]) -> Int {
    var offset = start
    var reached = 0
    while offset < end, reached < column {
      switch source.bytes[offset] {
      case UInt8(ascii: " "): reached += 1
      case UInt8(ascii: "\t"): reached += 4 - reached % 4
      default: return offset
      }
      offset += 1
    }
    result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, reached - column)))
    return offset
  }
}

extension SourceText {
  /// The column at which the content of a list item begins, from 0 (CommonMark 5.2).
  fileprivate func contentColumn(ofItemAt start: Int) -> Int {
    var markerEnd = start
    while bytes[markerEnd].isDigit { markerEnd += 1 }
    markerEnd += 1
    var text = markerEnd
    while text < bytes.count, bytes[text] == UInt8(ascii: " ") || bytes[text] == UInt8(ascii: "\t")
    {
      text += 1
    }
    let isEmpty = text == bytes.count || bytes[text].isBlank
    let end = column(of: markerEnd)
    let blanks = column(of: text) - end
    return isEmpty || blanks > 4 ? end + 1 : end + blanks
  }

  /// The column of an offset, from 0; a tab reaches to the next multiple of four.
  private func column(of offset: Int) -> Int {
    let lineStart = bytes[..<offset].lastIndex { $0 == .lineFeed || $0 == .carriageReturn }
    return bytes[(lineStart.map { $0 + 1 } ?? contentStart)..<offset].reduce(0) { column, byte in
      byte == UInt8(ascii: "\t")
        ? column + 4 - column % 4 : byte.continuesScalar ? column : column + 1
    }
  }
}

extension [UInt8] {
  /// The offset behind the line end that stands at an offset.
  func behindLineEnd(at offset: Int) -> Int {
    let isPair =
      self[offset] == .carriageReturn && offset + 1 < count && self[offset + 1] == .lineFeed
    return offset + (isPair ? 2 : 1)
  }
}

extension UInt8 {
  /// Whether it is a decimal digit of ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
