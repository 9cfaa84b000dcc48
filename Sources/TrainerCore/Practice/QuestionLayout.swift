/// How a question with options stands on the screen: which option or step is at which letter.
public struct QuestionLayout: Sendable, Hashable {
  /// For each place on the screen, the number of the option or step as the deck has it.
  public let shown: [Int]

  init(shown: [Int]) { self.shown = shown }

  /// The signs that stand before the places.
  public var letters: [String] { shown.indices.map(LetterAnswer.letter(for:)) }

  /// The place on the screen of each option or step as the deck has it.
  var places: [Int] {
    var places = Array(repeating: 0, count: shown.count)
    for (place, number) in shown.enumerated() { places[number] = place }
    return places
  }
}
