import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite("How alike two texts are")
struct LikenessTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let first: String
    let second: String
    let dice: Double
    var isSame = false

    var testDescription: String { "\(first) / \(second)" }
  }

  static let cases: [Case] = [
    Case(first: "weak", second: "weak", dice: 1, isSame: true),
    Case(first: "weak  \n reference ", second: "weak reference", dice: 1, isSame: true),
    Case(first: "Weak", second: "weak", dice: 1),
    Case(first: "na\u{EF}ve", second: "nai\u{308}ve", dice: 1, isSame: true),
    Case(first: "weak", second: "strong", dice: 0),
    // wea eak | wea eak kly: two of five are shared, twice.
    Case(first: "weak", second: "weakly", dice: 2.0 * 2 / 6),
    // Order and punctuation do not matter.
    Case(first: "a weak, a strong", second: "strong a: (weak) a!", dice: 1),
    // What stands twice counts twice.
    Case(first: "weak weak", second: "weak", dice: 2.0 * 2 / 6),
    // Short words count as they are: wha hat 7 8 | wha hat 7 9.
    Case(first: "what 7 8", second: "what 7 9", dice: 2.0 * 3 / 8),
    // No trigram of letters, so only the same text is alike.
    Case(first: "7 + 8?", second: "7 + 8 = ?", dice: 0),
    Case(first: "100 200", second: "100 201", dice: 0),
    Case(first: "7 + 8?", second: " 7 +  8?\n", dice: 1, isSame: true),
    Case(first: "", second: "", dice: 1, isSame: true),
    Case(first: "", second: "weak", dice: 0),
    // 弱い参照 in another alphabet.
    Case(first: "弱い参照", second: "弱い参照型", dice: 2.0 * 2 / 5),
    Case(first: "ÜBUNG", second: "übung", dice: 1),
  ]

  @Test("the Dice coefficient of the trigrams of words", arguments: cases)
  func dice(_ example: Case) {
    let likeness = Wording(of: example.first).likeness(to: Wording(of: example.second))
    #expect(abs(likeness.dice - example.dice) < 1e-12)
    #expect(likeness.isSameText == example.isSame)
    let other = Wording(of: example.second).likeness(to: Wording(of: example.first))
    #expect(other == likeness)
  }

  @Test("the same text is more alike than one with the same words")
  func order() {
    let text = Wording(of: "weak reference")
    let twin = text.likeness(to: Wording(of: "reference, weak"))
    #expect(twin.dice == 1)
    #expect(twin < text.likeness(to: text))
  }

  @Test(
    "the index finds what a comparison of all with all finds", arguments: 0..<6 as Range<UInt64>
  )
  func index(seed: UInt64) {
    var texts = RandomTexts(seed: seed)
    let old = (0..<30).map { _ in texts.next() }
    let new = old.map { texts.reworded($0) }
    let least = [0.35, 0.5, 0.75][Int(seed % 3)]
    var index = LikenessIndex(old, work: seed % 2 == 0 ? 1 << 13 : 200)
    index.limit = 1000
    for text in new {
      let wording = Wording(of: text)
      let expected = old.indices.filter {
        wording.likeness(to: Wording(of: old[$0])).dice >= least
      }
      let result = index.search(TextReading(of: text).grams, atLeast: least)
      let found = result.found.map(\.text).sorted()
      if result.isCut {
        #expect(Set(found).isSubset(of: expected))
      } else {
        #expect(found == expected)
      }
      for found in result.found {
        #expect(found.dice == wording.likeness(to: Wording(of: old[found.text])).dice)
      }
    }
  }

  @Test("where all texts are alike, a search ends early and has the likest")
  func crowd() {
    let old = (0..<120).map { "the common words of every question number\($0) fish\($0 * 7)" }
    var index = LikenessIndex(old, work: 2000)
    for number in stride(from: 0, to: 120, by: 20) {
      let text = old[number] + " again"
      let result = index.search(TextReading(of: text).grams, atLeast: 0.75)
      #expect(result.isCut)
      #expect(result.found.count <= index.limit)
      let best = result.found.max { $0.dice < $1.dice }
      #expect(best?.text == number)
    }
  }
}
