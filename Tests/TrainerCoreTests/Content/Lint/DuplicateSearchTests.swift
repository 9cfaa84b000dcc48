import Testing
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("The search for near twins")
struct DuplicateSearchTests {
  @Test("finds what comparing all with all finds")
  func agreesWithBruteForce() {
    var random = SeededRandom(seed: 7)
    let words = [
      "view", "controller", "runs", "once", "update", "coordinator", "binding", "layout", "cell",
      "host", "state", "model",
    ]
    let questions = (0..<300).map { number in
      number % 3 == 0
        ? (0..<12).map { _ in random.pick(words) }.joined(separator: " ") : "placeholder \(number)"
    }
    let variants = questions.enumerated().map { index, question in
      index % 3 == 1 ? questions[index - 1] + "s" : question
    }
    let sketches = variants.map { TrigramSketch(FoldedText($0)) }
    for (index, sketch) in sketches.enumerated() where index % 3 == 1 {
      let likeness = sketch.likeness(to: sketches[index - 1])
      #expect(likeness > 0.9)
      #expect(!Set(sketch.bands).isDisjoint(with: sketches[index - 1].bands))
    }
  }

  @Test("likeness is the Dice coefficient of trigrams")
  func likeness() {
    let one = TrigramSketch(FoldedText("ab"))
    let two = TrigramSketch(FoldedText("ab abc"))
    // " ab" and "ab " against " ab", "ab ", " ab" again, "abc", "bc ".
    #expect(one.trigrams.count == 2)
    #expect(two.trigrams.count == 4)
    #expect(one.likeness(to: two) == 2 * 2 / 6.0)
    #expect(one.likeness(to: one) == 1)
  }

  @Test("a thousand variants of one question are looked at in no time")
  func manyVariants() {
    let text = (0..<1_000).map { "Q: Which of these is question \($0)?\nA: \($0)\n" }.joined(
      separator: "\n")
    var search = DuplicateSearch()
    for item in parse(text).deck.items { search.add(item) }
    #expect(search.takeFindings().isEmpty)
  }
}

@Suite("Texts folded for comparison")
struct FoldedTextTests {
  @Test(
    "are words in lower case",
    arguments: [
      ("", " "), ("One two", " one two "), ("`viewDidLoad`, (once)!", " viewdidload once "),
      ("“a” — b… c", " a b c "), ("é日", " é日 "), ("...", " "),
    ])
  func words(text: String, folded: String) {
    #expect(String(decoding: FoldedText(text).bytes, as: UTF8.self) == folded)
  }
}
