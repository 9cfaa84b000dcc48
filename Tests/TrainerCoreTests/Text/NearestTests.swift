import Testing
import TrainerTestKit
import TrainerText

@Suite struct NearestTests {
  @Test(
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
      ("abc", "ac", 1),
      ("abc", "abxc", 1), ("abc", "acb", 1), ("topci", "topic", 1), ("ca", "abc", 3),
      ("kitten", "sitting", 3),
      ("é", "e\u{301}", 0), ("👩‍👩‍👧", "👩", 1), ("\r\n", "\n", 1), ("abcdef", "badcfe", 3),
    ])
  func countsEdits(left: String, right: String, distance: Int) {
    #expect(left.editDistance(to: right) == distance)
    #expect(right.editDistance(to: left) == distance)
  }

  @Test(
    arguments: [
      ("topc", "topic"), ("TITEL", "title"), ("knd", "kind"), ("Evidnce", "evidence"),
      ("shufle", "shuffle"),
      ("minutse", "minutes"), ("kind", "kind"), ("xyzzy", nil), ("", nil), ("z", nil),
      ("se", "see"),
      ("prerequisites", nil),
    ])
  func findsWhatWasMeant(word: String, expected: String?) {
    let known = [
      "title", "lesson", "kind", "topic", "tags", "ref", "evidence", "difficulty", "minutes",
      "depth",
      "see", "shuffle",
    ]
    #expect(nearest(to: word, among: known) == expected)
    #expect(nearest(to: word, among: known.reversed()) == expected)
  }

  @Test func prefersTheNearerThenTheFirstInTheAlphabet() {
    #expect(nearest(to: "carr", among: ["cart", "card", "carry"]) == "card")
    #expect(nearest(to: "cards", among: ["carts", "Cards"]) == "Cards")
  }

  @Test(
    "A distance is a metric on words with at most one edit a place",
    arguments: 0..<50 as Range<UInt64>)
  func isSymmetricAndBounded(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = (0..<2).map { _ in
      (0..<Int.random(in: 0...8, using: &random)).map { _ in random.pick(["a", "b", "é"]) }.joined()
    }
    let distance = words[0].editDistance(to: words[1])
    #expect(distance == words[1].editDistance(to: words[0]))
    #expect((distance == 0) == (words[0] == words[1]))
    #expect(distance <= max(words[0].count, words[1].count))
    #expect(distance >= abs(words[0].count - words[1].count))
  }
}
