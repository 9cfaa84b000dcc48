import TrainerMarkdown
import TrainerText

extension DeckReader {
  /// The `[hidden]` parts of a short cloze.
  func bracketDeletions(of side: CardSide) -> [ClozeDeletion] {
    guard side.content.text.utf8.contains(UInt8(ascii: "[")) else { return [] }
    var names = UniqueNames()
    var deletions: [ClozeDeletion] = []
    for block in side.blocks.map({ blocks[$0] }) {
      document.forEachLeaf(in: block) { leaf in
        let text = document.plainText(of: leaf).flatMap(side.content.clip)
        for range in BracketDeletions(source.bytes, plainText: text).ranges {
          let hidden = source.markdown(range.lowerBound + 1..<range.upperBound - 1)
          deletions.append(
            ClozeDeletion(
              part: names.next(Slug.make(from: hidden)), hidden: hidden, hint: nil,
              range: side.content.offsets(of: range, in: source), isInCode: false))
        }
      }
    }
    return deletions
  }

  /// The `{{hidden}}` parts of a long cloze, in code or not; braces that nothing closes are reported.
  mutating func braceDeletions(in prompt: SourceSlice, of section: Section) -> [ClozeDeletion] {
    let braces = BraceDeletions(source.bytes, in: section.promptRange)
    for range in braces.open { problems.add(CardProblem.openBraces, at: range) }
    let code = braces.found.isEmpty ? [] : codeRanges(in: section.promptBlocks)
    var names = UniqueNames()
    return braces.found.map { deletion in
      let hidden = source.markdown(deletion.hidden)
      return ClozeDeletion(
        part: names.next(Slug.make(from: hidden)), hidden: hidden,
        hint: deletion.hint.map { source.markdown($0).trimmedOfBlanks },
        range: prompt.offsets(of: deletion.range, in: source),
        isInCode: code.contains { $0.contains(deletion.range.lowerBound) })
    }
  }

  /// Where code stands, in blocks and in text.
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
