/// Looks for short answers that stand in their own question.
enum GivenAway {
  /// The answer, or the hidden text of a cloze, that the question shows; nil where it shows none.
  static func answer(of item: Item, in question: FoldedText) -> String? {
    switch item.task {
    case .recall:
      answer(item.answer, in: question).flatMap {
        answer($0, in: FoldedText(item.title, item.prompt.withoutCode))
      }
    case .cloze(let deletions):
      deletions.indices.lazy.compactMap { index in
        answer(deletions[index].hidden, in: FoldedText(item.title, item.front(hiding: index)))
      }.first
    default: nil
    }
  }

  private static func answer(
    _ text: String, in question: @autoclosure () -> FoldedText
  ) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let answer = FoldedText(text)
    guard (1...mostWords).contains(answer.wordCount), answer.letterCount >= fewestLetters
    else { return nil }
    let question = question()
    guard question.contains(answer), !offersAlternatives.contains(where: question.contains)
    else { return nil }
    return text
  }

  private static let longest = 80
  private static let mostWords = 6
  private static let fewestLetters = 3

  /// A question that names what to choose from shows the answer on purpose.
  private static let offersAlternatives = ["or", "vs", "versus", "than", "between", "which of"].map
  {
    FoldedText($0)
  }
}

extension String {
  /// The text without its fenced code, where a name may well be the answer.
  fileprivate var withoutCode: String {
    guard utf8.contains(UInt8(ascii: "`")) || utf8.contains(UInt8(ascii: "~")) else { return self }
    var isCode = false
    return split(separator: "\n").filter { line in
      let isFence = line.hasPrefix("```") || line.hasPrefix("~~~")
      defer { if isFence { isCode.toggle() } }
      return !isCode && !isFence
    }.joined(separator: "\n")
  }
}
