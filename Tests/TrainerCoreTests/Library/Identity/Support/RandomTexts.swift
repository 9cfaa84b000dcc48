import TrainerTestKit

/// Random questions from few words, so that some are like others by chance.
struct RandomTexts {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let words = [
    "weak", "unowned", "reference", "a", "the", "is", "coordinator", "binding", "représentable",
    "update", "make", "view", "controller", "SwiftUI", "once", "often", "2", "17", "why", "calls",
    "navigation", "stack", "task", "actor", "sendable", "isolated", "main", "thread", "when",
  ]

  /// A text of ten to twenty words.
  mutating func next() -> String {
    (0..<Int.random(in: 10...20, using: &random)).map { _ in word() }.joined(separator: " ")
  }

  /// The text with some words exchanged, left out or added.
  mutating func reworded(_ text: String, changes: ClosedRange<Int> = 0...6) -> String {
    var words = text.split(separator: " ").map(String.init)
    for _ in 0..<Int.random(in: changes, using: &random) {
      let place = Int.random(in: words.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: words[place] = word()
      case 1 where words.count > 3: words.remove(at: place)
      default: words.insert(word(), at: place)
      }
    }
    return words.joined(separator: " ")
  }

  private mutating func word() -> String { random.pick(Self.words) }
}
