import TrainerMarkdown
import TrainerText

extension DeckReader {
  /// Reads the cards of a paragraph whose every line is `question::answer`, as repeater has it.
  mutating func readOneLineCards(at index: Int) {
    guard document.kind(of: blocks[index]) == .paragraph,
      let cards = OneLineCard.cards(of: blocks[index], in: document)
    else { return }
    introductionEnd = introductionEnd ?? text.start(index)
    for card in cards {
      guard let settings = cardSettings(card.attributes, kind: .card) else { continue }
      items.append(
        Item(
          task: .recall(.card), prompt: source.trimmedText(card.question),
          answer: source.trimmedText(card.answer), settings: settings, place: place(of: card)))
    }
  }

  private func place(of card: OneLineCard) -> ItemPlace {
    let line = card.question.lowerBound..<source.lineEnd(at: card.answer.upperBound)
    return ItemPlace(
      file: source.name, line: source.lineNumber(at: line.lowerBound), range: line,
      idSlot: source.idSlot(in: line, attributes: card.attributes?.range, isCode: false))
  }
}

/// A card that stands on one line of a paragraph.
private struct OneLineCard {
  let question: Range<Int>
  let answer: Range<Int>
  let attributes: Attributes.Reading?

  /// The cards that the lines of a paragraph are, or nil where one of them is none.
  static func cards(of paragraph: BlockID, in document: MarkdownDocument) -> [OneLineCard]? {
    let source = document.source
    let lines = document.contentLines(of: paragraph)
    guard lines.allSatisfy(source.hasPairOfColons(in:)) else { return nil }
    var pairs = source.pairsOfColons(in: document.plainText(of: paragraph))[...]
    var cards: [OneLineCard] = []
    for line in lines {
      let own = pairs.prefix { $0 < line.upperBound }
      pairs = pairs.dropFirst(own.count)
      guard let card = OneLineCard(line, own, in: source) else { return nil }
      cards.append(card)
    }
    return cards
  }

  /// Divides a line at its only pair of colons.
  ///
  /// A question has a question mark or more than one word: `Module::name` alone is a name.
  private init?(_ line: Range<Int>, _ pairs: ArraySlice<Int>, in source: SourceText) {
    guard pairs.count == 1, let pair = pairs.first else { return nil }
    attributes = Attributes.find(in: source, line: line)
    question = line.lowerBound..<pair
    answer = pair + 2..<max(pair + 2, attributes?.range.lowerBound ?? line.upperBound)
    let asked = source.trimmedText(question)
    guard asked.hasSuffix("?") || asked.utf8.contains(where: \.isBlank),
      !source.trimmedText(answer).isEmpty
    else { return nil }
  }
}

extension SourceText {
  fileprivate func hasPairOfColons(in line: Range<Int>) -> Bool {
    !pairsOfColons(in: [line]).isEmpty
  }

  /// Where exactly two colons stand side by side.
  fileprivate func pairsOfColons(in ranges: [Range<Int>]) -> [Int] {
    ranges.flatMap { range in
      range.filter { offset in
        isColon(offset) && isColon(offset + 1) && !isColon(offset + 2) && !isColon(offset - 1)
          && offset + 1 < range.upperBound
      }
    }
  }

  private func isColon(_ offset: Int) -> Bool {
    bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: ":")
  }
}
