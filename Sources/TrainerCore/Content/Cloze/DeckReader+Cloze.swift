import TrainerMarkdown
import TrainerText

extension DeckReader {
  /// The `[hidden]` parts of a short cloze.
  mutating func bracketDeletions(of side: CardSide) -> [ClozeDeletion] {
    guard side.content.contains(UInt8(ascii: "[")) else { return [] }
    var ranges: [Range<Int>] = []
    for block in side.blocks.map({ blocks[$0] }) {
      document.forEachLeaf(in: block) { leaf in
        let text = document.plainText(of: leaf).flatMap(side.content.clip)
        ranges += BracketDeletions(source.bytes, plainText: text).ranges
      }
    }
    ranges = limited(ranges)
    var names = UniqueNames()
    return zip(ranges, side.content.offsets(of: ranges)).map { range, offsets in
      let hidden = source.markdown(range.lowerBound + 1..<range.upperBound - 1)
      return ClozeDeletion(
        part: names.next(Slug.make(from: hidden)), hidden: hidden, hint: nil, range: offsets,
        isInCode: false)
    }
  }

  /// The `{{hidden}}` parts of a long cloze, in code or not; braces that nothing closes are reported.
  mutating func braceDeletions(in prompt: SourceSlice, of section: Section) -> [ClozeDeletion] {
    let braces = BraceDeletions(source.bytes, in: section.promptRange)
    for range in braces.open { problems.add(CardProblem.openBraces, at: range) }
    let code = braces.found.isEmpty ? [] : codeRanges(in: section.promptBlocks)
    let offsets = prompt.offsets(of: limited(braces.found.map(\.range)))
    var names = UniqueNames()
    return zip(braces.found, offsets).map { deletion, offsets in
      let hidden = source.markdown(deletion.hidden)
      let start = deletion.range.lowerBound
      return ClozeDeletion(
        part: names.next(Slug.make(from: hidden)), hidden: hidden,
        hint: deletion.hint.map { source.markdown($0).trimmedOfBlanks }, range: offsets,
        isInCode: code.lastSorted { $0.lowerBound <= start }?.contains(start) == true)
    }
  }

  /// Each deletion shows all of the text once more, so their number has to end somewhere.
  private mutating func limited(_ ranges: [Range<Int>]) -> [Range<Int>] {
    let limit = 100
    guard ranges.count > limit else { return ranges }
    problems.add(CardProblem.tooManyDeletions(limit: limit), at: ranges[limit])
    return Array(ranges[..<limit])
  }

  /// Where code stands, in blocks and in text, in reading order.
  private func codeRanges(in indices: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in indices {
      document.forEachLeaf(in: blocks[index]) { leaf in
        if document.isCode(leaf) {
          ranges.append(document.range(of: leaf))
        } else {
          ranges += document.codeSpans(in: leaf)
        }
      }
    }
    return ranges
  }
}
