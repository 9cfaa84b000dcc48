import Testing
import TrainerText

@testable import TrainerCore

@Suite("Which deletion goes on with which")
struct DeletionMatcherTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    var own: Set<String> = []
    /// `old>new` for each that is called otherwise.
    let renames: [String]

    var testDescription: String { "\(old) > \(new)" }
  }

  static let cases: [Case] = [
    Case(old: "once often back", new: "once often back", renames: []),
    Case(old: "once often back", new: "back once often", renames: []),
    Case(old: "once often back", new: "once rarely back", renames: ["often>rarely"]),
    Case(old: "once often back", new: "new once often back", renames: []),
    Case(old: "once often back", new: "once back", renames: []),
    Case(
      old: "once often back", new: "uno due tre", renames: ["once>uno", "often>due", "back>tre"]),
    // A new one before the others takes nothing away.
    Case(old: "once often back", new: "zero once rarely back", renames: ["often>rarely"]),
    // Alike hidden texts are the same, wherever they stand.
    Case(
      old: "controllers once", new: "first controller",
      renames: ["controllers>controller", "once>first"]),
    // Between the same neighbours, though one more stands before them.
    Case(old: "aaa bbb", new: "xxx aaa yyy", renames: ["bbb>yyy"]),
    // Across neighbours that changed places, by position.
    Case(old: "aaa bbb ccc", new: "ccc xxx aaa", renames: ["bbb>xxx"]),
    Case(old: "aaa bbb", new: "xxx", renames: ["aaa>xxx"]),
    Case(old: "aaa", new: "xxx yyy", renames: ["aaa>xxx"]),
    // One with a history of its own is not given another's.
    Case(old: "aaa", new: "xxx yyy", own: ["xxx"], renames: ["aaa>yyy"]),
    Case(old: "", new: "xxx", renames: []),
  ]

  @Test("renames", arguments: cases)
  func renames(_ example: Case) {
    func deletions(_ words: String) -> [PastDeletion] {
      words.split(separator: " ").map { PastDeletion(part: String($0), hidden: String($0)) }
    }
    let matcher = DeletionMatcher(
      old: deletions(example.old), new: deletions(example.new), own: example.own)
    #expect(matcher.renames.map { "\($0.old)>\($0.new)" } == example.renames)
  }

  @Test("a text with very many deletions is matched by position, in linear time")
  func many() {
    let old = (0..<3000).map { PastDeletion(part: "old\($0)", hidden: "old\($0)") }
    let new = (0..<3000).map { PastDeletion(part: "new\($0)", hidden: "new\($0)") }
    let matcher = DeletionMatcher(old: old, new: new, own: [])
    #expect(matcher.renames.count == 3000)
    #expect(matcher.renames.allSatisfy { $0.old.dropFirst(3) == $0.new.dropFirst(3) })
  }

  struct Reading: CustomTestStringConvertible, Sendable {
    let deck: String
    let parts: [String]

    var testDescription: String { deck }
  }

  static let readings: [Reading] = [
    Reading(deck: "C: Make [once], update [often].", parts: ["once", "often"]),
    Reading(deck: "C: Make [once] {k=v} {#id}", parts: ["once"]),
    Reading(deck: "C: Code `a[1]` and [two\nlines].\n\n    let c = [3]\n", parts: ["two-lines"]),
    Reading(deck: "C:\n```swift\nlet a = [1]\n```\nmakes [one].", parts: ["one"]),
    Reading(deck: "C: [the docs][d] say [so].\n\n[d]: https://example.org", parts: ["so"]),
    Reading(deck: "C: [a] and [a] and [B]", parts: ["a", "a-2", "b"]),
    Reading(
      deck: "## Life {#life}\n\nMake {{once::hint}} [x].\n\n```swift\n{{view}}.load()\n```\n",
      parts: ["once", "view"]),
    Reading(
      deck: "## {#life kind=cloze}\n\nMake {{once}}, update {{often}}.", parts: ["once", "often"]),
    Reading(deck: "Q: Plain?\nA: Yes.", parts: [""]),
  ]

  @Test("deletions are read again from what was written down", arguments: readings)
  func reading(_ example: Reading) throws {
    let decks = [DeckParser.parse(.init(name: "a.md", example.deck)).deck]
    let item = try #require(decks[0].items.first)
    #expect(item.pastDeletions.map(\.part) == example.parts)
    let text = Library(decks, Progress()).text(of: item)
    let readings = text.deletionReadings(definitions: decks[0].linkDefinitions)
    #expect(readings.contains(item.pastDeletions))
  }
}
