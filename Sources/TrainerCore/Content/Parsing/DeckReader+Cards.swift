import TrainerMarkdown
import TrainerText

extension DeckReader {
  /// Reads the card, or the piece of one, that begins with a marker.
  ///
  /// - Returns: the index of the block behind it.
  mutating func readCard(at index: Int) -> Int {
    guard let side = text.side(at: index) else { return index + 1 }
    introductionEnd = introductionEnd ?? side.range.lowerBound
    let end =
      switch side.marker {
      case .question: readQuestion(side)
      case .cloze: readCloze(side)
      case .answer: readMisplacedAnswer(side, at: index)
      }
    lastCardEnd = end
    return end
  }

  private mutating func readQuestion(_ question: CardSide) -> Int {
    guard text.marker(question.blocks.upperBound) == .answer,
      let answer = text.side(at: question.blocks.upperBound)
    else {
      refuse(question, .questionWithoutAnswer, at: question)
      return question.blocks.upperBound
    }
    if question.content.isEmpty {
      refuse(question, .emptyQuestion, at: question)
    } else if answer.content.isEmpty {
      refuse(question, .emptyAnswer, at: answer)
    } else if let settings = cardSettings(question.attributes, kind: .card) {
      items.append(
        Item(
          task: .recall(.card), prompt: question.content.text, answer: answer.content.text,
          settings: settings, place: place(of: question, end: answer.end)))
    }
    return passSecondAnswers(from: answer.blocks.upperBound)
  }

  private mutating func passSecondAnswers(from index: Int) -> Int {
    var end = index
    while text.marker(end) == .answer, let second = text.side(at: end) {
      problems.add(CardProblem.secondAnswer, at: second.range)
      end = second.blocks.upperBound
    }
    return end
  }

  private mutating func readCloze(_ side: CardSide) -> Int {
    let deletions = side.content.isEmpty ? [] : bracketDeletions(of: side)
    if side.content.isEmpty {
      refuse(side, .emptyCloze, at: side)
    } else if deletions.isEmpty {
      refuse(side, .nothingInBrackets, at: side)
    } else if let settings = cardSettings(side.attributes, kind: .cloze) {
      items.append(
        Item(
          task: .cloze(deletions), prompt: side.content.text, settings: settings,
          place: place(of: side, end: side.end)))
    }
    return side.blocks.upperBound
  }

  /// Reports an answer without a question.
  ///
  /// Where nothing but a question without an answer stands with it, it is the answer to that.
  private mutating func readMisplacedAnswer(_ answer: CardSide, at index: Int) -> Int {
    let end = answer.blocks.upperBound
    if lastCardEnd != index, let question = text.side(at: end), question.marker == .question,
      text.marker(question.blocks.upperBound) == nil
    {
      refuse(question, .answerBeforeQuestion, at: answer)
      return question.blocks.upperBound
    }
    problems.add(CardProblem.answerWithoutQuestion, at: answer.range)
    return end
  }

  private mutating func refuse(_ card: CardSide, _ problem: CardProblem, at side: CardSide) {
    problems.add(problem, at: side.range)
    noteBroken(card.attributes)
  }

  /// The settings of a short card, whose kind is given by its marker and whose topic by a heading.
  mutating func cardSettings(
    _ reading: Attributes.Reading?, kind: ItemKind
  ) -> ItemSettings? {
    let entries: [Attributes.Entry] =
      if case .read(let attributes) = reading { attributes.entries } else { [] }
    let hasTopic = entries.contains { $0.key == .topic }
    guard let settings = settings(reading, labels: hasTopic ? defaults.labels : cardLabels)
    else { return nil }
    reportUseless(reading, for: kind)
    if let word = entries.first(where: { $0.key == .kind }) {
      problems.add(LabelProblem.kindOfShortCard, at: word.name.range)
    }
    return settings
  }

  private func place(of side: CardSide, end: Int) -> ItemPlace {
    ItemPlace(
      file: source.name, line: source.lineNumber(at: side.range.lowerBound),
      range: side.range.lowerBound..<end, idSlot: side.idSlot)
  }
}
