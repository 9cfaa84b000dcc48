import TrainerMarkdown
import TrainerText

/// A marker of the short form with all that belongs to it.
struct CardSide {
  let marker: CardMarker

  /// The bytes of the marker itself.
  let range: Range<Int>

  /// The indices of the blocks behind it.
  let blocks: Range<Int>

  /// What it says, without the attributes.
  let content: SourceSlice
  let attributes: Attributes.Reading?

  /// Where an id would be written.
  let idSlot: ItemPlace.IDSlot

  /// The offset behind its last block.
  let end: Int
}

extension DeckText {
  /// The side that begins with a block, or nil where that is no marker.
  func side(at index: Int) -> CardSide? {
    guard let marker = marker(index) else { return nil }
    let range = range(index)
    let line = range.upperBound..<source.lineEnd(at: range.upperBound)
    var next = index + 1
    while next < blocks.count, !endsCard(next, markerLine: line) { next += 1 }
    let opensCode = opensCode(index + 1, on: line)
    let attributes =
      marker == .answer || opensCode ? nil : Attributes.find(in: source, line: line)
    return CardSide(
      marker: marker, range: range, blocks: index + 1..<next,
      content: SourceSlice(
        source, behindMarker: range.upperBound..<start(next), without: attributes?.range),
      attributes: attributes,
      idSlot: source.idSlot(in: line, attributes: attributes?.range, isCode: opensCode),
      end: self.range(next - 1).upperBound)
  }

  /// Whether a block ends the card before it; a heading on the marker's own line belongs to it.
  private func endsCard(_ index: Int, markerLine: Range<Int>) -> Bool {
    switch kind(index) {
    case .marker, .thematicBreak(endsCard: true): true
    case .heading(1, isSetext: false), .heading(2, isSetext: false):
      start(index) >= markerLine.upperBound
    default: false
    }
  }

  private func opensCode(_ index: Int, on line: Range<Int>) -> Bool {
    guard index < blocks.count, line.contains(start(index)) else { return false }
    return document.isCode(blocks[index])
  }
}

extension SourceText {
  /// The end of the line that an offset stands in.
  func lineEnd(at offset: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var end = offset
      while end < bytes.count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn { end += 1 }
      return end
    }
  }

  /// Where an id would be written on a line.
  func idSlot(in line: Range<Int>, attributes: Range<Int>?, isCode: Bool) -> ItemPlace.IDSlot {
    if let attributes { return .braces(attributes.lowerBound + 1) }
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    guard isCode else { return .endOfText(end) }
    var start = line.lowerBound
    while start < end, bytes[start].isBlank { start += 1 }
    return .ownLine(start)
  }
}

extension Attributes.Reading {
  /// The braces, whether they could be read or not.
  var range: Range<Int> {
    switch self {
    case .read(let attributes): attributes.range
    case .broken(_, let range): range
    }
  }
}
