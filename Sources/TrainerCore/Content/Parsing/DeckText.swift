import TrainerMarkdown
import TrainerText

/// The text of a deck with its blocks, shared by all that read it.
package final class DeckText: Sendable {
  let source: SourceText
  let document: MarkdownDocument

  /// The blocks that stand in no other block.
  let blocks: [BlockID]

  init(_ source: SourceText, from bodyStart: Int) {
    self.source = source
    document = MarkdownDocument(source, from: bodyStart, dialect: .deck)
    blocks = Array(document.children(of: .document))
  }

  func kind(_ index: Int) -> BlockKind { document.kind(of: blocks[index]) }

  func range(_ index: Int) -> Range<Int> { document.range(of: blocks[index]) }

  /// The marker that a block is, or nil where it is none or there is no such block.
  func marker(_ index: Int) -> CardMarker? {
    guard index < blocks.count, case .marker(let marker) = kind(index) else { return nil }
    return marker
  }

  /// The offset at which a block begins, or the end of the text behind the last one.
  func start(_ index: Int) -> Int {
    index < blocks.count ? range(index).lowerBound : source.bytes.count
  }

  /// Where a block's section or card ends: at the next block that begins another, or at the end.
  func sectionEnd(after index: Int) -> Int {
    var next = index + 1
    while next < blocks.count, !beginsSection(next) { next += 1 }
    return next
  }

  private func beginsSection(_ index: Int) -> Bool {
    switch kind(index) {
    case .marker, .heading(1, isSetext: false), .heading(2, isSetext: false): true
    default: false
    }
  }
}
