import Testing
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("The search for near twins")
struct DuplicateSearchTests {
  @Test("questions that are alike share a band")
  func bands() {
    var random = SeededRandom(seed: 7)
    let words = [
      "view", "controller", "runs", "once", "update", "coordinator", "binding", "layout", "cell",
      "host", "state", "model",
    ]
    for _ in 0..<200 {
      let question = (0..<12).map { _ in random.pick(words) }.joined(separator: " ")
      let (one, two) = (FoldedText(question), FoldedText(question + "s"))
      #expect(Trigrams(one).likeness(to: Trigrams(two)) > DuplicateSearch.likeness)
      let (first, second) = (QuestionPrint(one), QuestionPrint(two))
      #expect(first.mayBeNear(second))
      #expect(!Set(first.bands).isDisjoint(with: second.bands))
    }
  }

  @Test("likeness is the Dice coefficient of trigrams")
  func likeness() {
    let one = Trigrams(FoldedText("ab"))
    let two = Trigrams(FoldedText("ab abc"))
    // " ab" and "ab " against " ab", "ab ", " ab" again, "abc", "bc ".
    #expect(one.count == 2)
    #expect(two.count == 4)
    #expect(one.likeness(to: two) == 2 * 2 / 6.0)
    #expect(one.likeness(to: one) == 1)
    #expect(Trigrams(FoldedText("?")).likeness(to: Trigrams(FoldedText(""))) == 1)
  }

  @Test("a thousand variants of one question are no twins, and take no time to say so")
  func manyVariants() {
    let text = (0..<1_000).map { "Q: Which of these is question \($0)?\nA: \($0)\n" }
      .joined(separator: "\n")
    var search = DuplicateSearch()
    for item in parse(text).deck.items {
      search.add(item, QuestionPrint(FoldedText(item.title, item.prompt)))
    }
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
