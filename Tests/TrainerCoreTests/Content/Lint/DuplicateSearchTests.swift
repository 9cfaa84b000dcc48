import Testing
import TrainerTestKit

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
      let common = first.bands.indices.count { first.bands[$0] == second.bands[$0] }
      #expect(common > 0)
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
    let items = parse(text).deck.items
    let prints = items.map { QuestionPrint(FoldedText($0.title, $0.prompt)) }
    var search = DuplicateSearch([(items, prints)])
    #expect(search.findings(inDeck: 0).isEmpty)
  }
}

@Suite("Texts folded for comparison")
struct FoldedTextTests {
  @Test(
    "are words in lower case",
    arguments: [
      ("", " "), ("One two", " one two "), ("`viewDidLoad`, (once)!", " viewdidload once "),
      ("“a” — b… c", " a b c "), ("é日", " é日 "), ("...", " "),
      ("a  b   c       d e", " a b c d e "), ("Seven12 {eight}--NINE", " seven12 eight nine "),
    ])
  func words(text: String, folded: String) {
    #expect(String(decoding: FoldedText(text).bytes, as: UTF8.self) == folded)
  }

  @Test("are the same wherever eight bytes begin")
  func words() {
    let pieces = ["a", "Z", "9", "@", "[", "`", "{", "/", ":", " ", "  ", "\n", "\t", "\u{1}", "é"]
    var random = SeededRandom(seed: 3)
    for _ in 0..<2_000 {
      let text = (0..<24).map { _ in random.pick(pieces) }.joined()
      let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }
      let folded = " " + words.map { $0 + " " }.joined()
      #expect(String(decoding: FoldedText(text).bytes, as: UTF8.self) == folded)
    }
  }
}
