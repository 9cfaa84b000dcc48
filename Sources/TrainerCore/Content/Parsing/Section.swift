import TrainerMarkdown
import TrainerText

/// A `##` heading with all blocks up to the next section or card.
struct Section {
  /// The heading's text without attributes, as Markdown.
  let title: String

  /// Where the title stands; all of the heading where it has none.
  let titleRange: Range<Int>
  let attributes: Attributes.Reading?
  let idSlot: ItemPlace.IDSlot

  /// From the heading to the end of the last block.
  let range: Range<Int>

  /// From behind the heading to the next section.
  let bodyRange: Range<Int>

  /// The indices of the blocks behind the heading.
  let blocks: Range<Int>

  /// The parts that level-3 headings divide it into.
  let parts: [Part]

  /// Whether a marker line ends it.
  let endsAtMarker: Bool

  init(_ text: DeckText, heading index: Int) {
    let source = text.source
    let heading = text.range(index)
    let end = text.sectionEnd(after: index)
    let line =
      text.document.firstContentLine(of: text.blocks[index])
      ?? heading.upperBound..<heading.upperBound
    attributes = Attributes.find(in: source, line: line)
    let titleEnd = attributes?.range.lowerBound ?? line.upperBound
    title = source.trimmedText(line.lowerBound..<titleEnd)
    titleRange =
      title.isEmpty ? heading : line.lowerBound..<line.lowerBound + title.utf8.count
    idSlot = source.idSlot(in: line, attributes: attributes?.range, isCode: false)
    range = heading.lowerBound..<text.range(end - 1).upperBound
    bodyRange = heading.upperBound..<text.start(end)
    blocks = index + 1..<end
    parts = Self.parts(of: blocks, in: text)
    endsAtMarker = text.marker(end) != nil
  }

  private static func parts(of blocks: Range<Int>, in text: DeckText) -> [Part] {
    var parts: [Part] = []
    var heading: Int?
    for index in blocks {
      guard case .heading(3, isSetext: false) = text.kind(index) else { continue }
      if let heading { parts.append(Part(text, heading: heading, end: index)) }
      heading = index
    }
    if let heading { parts.append(Part(text, heading: heading, end: blocks.upperBound)) }
    return parts
  }

  /// The indices of the blocks before the first part.
  var promptBlocks: Range<Int> {
    blocks.lowerBound..<(parts.first.map { $0.blocks.lowerBound - 1 } ?? blocks.upperBound)
  }

  /// From behind the heading to the first part.
  var promptRange: Range<Int> {
    bodyRange.lowerBound..<(parts.first?.headingStart ?? bodyRange.upperBound)
  }

  /// What stands under a level-3 heading.
  struct Part {
    /// The text of its heading.
    let name: String

    /// Which part that names, if any.
    let known: DeckPart?
    let nameRange: Range<Int>
    let headingStart: Int

    /// The indices of the blocks behind its heading.
    let blocks: Range<Int>

    /// Its text as written.
    let content: SourceSlice

    init(_ text: DeckText, heading index: Int, end: Int) {
      let heading = text.range(index)
      let line = text.document.firstContentLine(of: text.blocks[index])
      name = line.map(text.source.text) ?? ""
      known = DeckPart(named: name)
      nameRange = line ?? heading
      headingStart = heading.lowerBound
      blocks = index + 1..<end
      content = SourceSlice(text.source, lines: heading.upperBound..<text.start(end))
    }
  }
}
