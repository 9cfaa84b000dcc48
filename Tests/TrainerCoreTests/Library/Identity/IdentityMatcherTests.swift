import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite("Which item goes on with which of the past")
struct IdentityMatcherTests {
  /// Ten words; those after the first so many are others.
  static func text(_ number: Int, keeping kept: Int = 10) -> String {
    let words = [
      "abacus", "banjo", "cedar", "dwarf", "elbow", "fjord", "gecko", "hazel", "igloo", "jumbo",
    ]
    let others = [
      "kayak", "lemur", "mocha", "nylon", "oxide", "plaza", "quilt", "rhumb", "sushi", "tulip",
    ]
    return (0..<10).map { "\($0 < kept ? words[$0] : others[$0])" }.joined(separator: " ")
      + " " + String(repeating: "x\(number)", count: 1)
  }

  static func item(
    _ id: String, _ text: String, kind: String = "card", file: String = "a.md",
    after: String? = nil, before: String? = nil
  ) -> ItemText {
    ItemText(item: id, kind: kind, text: text, file: file, after: after, before: before)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let past: [ItemText]
    let present: [ItemText]
    var files: Set<String> = ["a.md", "b.md"]
    /// `old>new reason`, in the order of the old names.
    let matches: [String]

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "the same text under another id in another file",
      past: [item("~1", "weak")], present: [item("weak", "weak", file: "b.md")],
      matches: ["~1>weak sameText"]),
    Case(
      name: "most words kept, elsewhere",
      past: [item("~1", text(1), after: "x", before: "y")],
      present: [item("~2", text(1, keeping: 8), file: "b.md")], matches: ["~1>~2 alike"]),
    Case(
      name: "half of the words kept, elsewhere",
      past: [item("~1", text(1), after: "x", before: "y")],
      present: [item("~2", text(1, keeping: 6), file: "b.md")], matches: []),
    Case(
      name: "half of the words kept, in the same file between others",
      past: [item("~1", text(1), after: "x", before: "y")],
      present: [item("~2", text(1, keeping: 6), after: "v", before: "w")], matches: []),
    Case(
      name: "half of the words kept, between the same items in another file",
      past: [item("~1", text(1), after: "x", before: "y")],
      present: [item("~2", text(1, keeping: 6), file: "b.md", after: "x", before: "y")],
      matches: ["~1>~2 sameNeighbours"]),
    Case(
      name: "half of the words kept, behind the same item of the same file",
      past: [item("~1", text(1), after: "x", before: "y")],
      present: [item("~2", text(1, keeping: 6), after: "x", before: "z")],
      matches: ["~1>~2 samePlace"]),
    Case(
      name: "half of the words kept, at the start of the same file",
      past: [item("~1", text(1), before: "y")],
      present: [item("~2", text(1, keeping: 6), before: "z")], matches: ["~1>~2 samePlace"]),
    Case(
      name: "half of the words kept, at the start of another file",
      past: [item("~1", text(1), before: "y")],
      present: [item("~2", text(1, keeping: 6), file: "b.md", before: "z")], matches: []),
    Case(
      name: "half of the words kept, behind the same item, the file is called otherwise",
      past: [item("~1", text(1), file: "old.md", after: "x", before: "y")],
      present: [item("~2", text(1, keeping: 6), file: "b.md", after: "x", before: "z")],
      matches: ["~1>~2 samePlace"]),
    Case(
      name: "half of the words kept, behind the same item in another file, the old one is there",
      past: [item("~1", text(1), after: "x", before: "y")],
      present: [item("~2", text(1, keeping: 6), file: "b.md", after: "x", before: "z")],
      matches: []),
    Case(
      name: "fewer words kept, at the same place",
      past: [item("~1", text(1), after: "x", before: "y")],
      present: [item("~2", text(1, keeping: 4), after: "x", before: "y")], matches: []),
    Case(
      name: "one becomes two: the likest goes on",
      past: [item("~1", text(1), after: "x", before: "y")],
      present: [
        item("~2", text(1, keeping: 6), after: "x", before: "~3"),
        item("~3", text(1, keeping: 9), after: "~2", before: "y"),
      ],
      matches: ["~1>~3 alike"]),
    Case(
      name: "two become one: the likest goes on",
      past: [
        item("~1", text(1), after: "x", before: "~2"),
        item("~2", text(1, keeping: 7), after: "~1", before: "y"),
      ],
      present: [item("~3", text(1, keeping: 8), after: "x", before: "y")],
      matches: ["~2>~3 alike"]),
    Case(
      name: "of two equally alike, the one at the place",
      past: [item("~1", text(1), after: "x", before: "y")],
      present: [
        item("~2", text(1, keeping: 9), after: "v", before: "w"),
        item("~3", text(1, keeping: 9), after: "x", before: "z"),
      ],
      matches: ["~1>~3 alike"]),
    Case(
      name: "of two equally alike, the one of the same kind",
      past: [item("~1", "weak", kind: "card"), item("~2", "weak", kind: "trick")],
      present: [item("a", "weak", kind: "trick"), item("b", "weak", kind: "card")],
      matches: ["~1>b sameText", "~2>a sameText"]),
    Case(
      name: "of two equally alike, the first by name",
      past: [item("~2", "weak"), item("~1", "weak")],
      present: [item("b", "weak"), item("a", "weak")],
      matches: ["~1>a sameText", "~2>b sameText"]),
    Case(
      name: "a card that becomes a choice",
      past: [item("~1", text(1), kind: "card")],
      present: [item("~2", text(1, keeping: 9), kind: "choice")], matches: ["~1>~2 alike"]),
    Case(
      name: "a card that becomes a page to read",
      past: [item("~1", text(1), kind: "card")],
      present: [item("~2", text(1), kind: "note")], matches: []),
    Case(
      name: "a text without words is matched by its equal only",
      past: [item("~1", "1 + 1 = ?", after: "x", before: "y")],
      present: [
        item("~2", "1+1=?", after: "x", before: "y"), item("~3", "1  + 1 = ?", file: "b.md"),
      ],
      matches: ["~1>~3 sameText"]),
  ]

  static func matches(_ matcher: IdentityMatcher) -> [String] {
    matcher.matches.map { "\($0.old)>\($0.new) \($0.reason)" }
  }

  @Test("matches", arguments: cases)
  func matches(_ example: Case) {
    let matcher = IdentityMatcher(
      past: example.past, present: example.present, filesNow: example.files)
    #expect(Self.matches(matcher) == example.matches)
    let turned = IdentityMatcher(
      past: example.past.reversed(), present: example.present.reversed(), filesNow: example.files)
    #expect(Self.matches(turned) == example.matches)
  }

  @Test("the texts of these tests are as alike as they are meant to be")
  func texts() {
    func dice(_ kept: Int) -> Double {
      Wording(of: Self.text(1)).likeness(to: Wording(of: Self.text(1, keeping: kept))).dice
    }
    #expect(dice(8) >= Likeness.anywhere)
    #expect(Likeness.inPlace..<Likeness.anywhere ~= dice(6))
    #expect(Likeness.doubtful..<Likeness.inPlace ~= dice(4))
    #expect(dice(2) < Likeness.doubtful)
  }

  @Test("a run of rewritten items is followed from either end, each found by the one before")
  func chain() {
    let count = 9
    func items(_ sign: String, kept: Int) -> [ItemText] {
      (0..<count).map { number in
        // Letters of their own keep the items apart.
        let own = String(
          repeating: ["amber", "basil", "clove"][number % 3] + "\(number) ", count: 2)
        return Self.item(
          "~\(sign)\(number)", own + Self.text(number, keeping: kept),
          after: number == 0 ? "x" : "~\(sign)\(number - 1)",
          before: number == count - 1 ? "y" : "~\(sign)\(number + 1)")
      }
    }
    let matcher = IdentityMatcher(
      past: items("o", kept: 10), present: items("n", kept: 5), filesNow: ["a.md"])
    #expect(matcher.matches.count == count)
    for match in matcher.matches {
      #expect(match.old.dropFirst(2) == match.new.dropFirst(2))
      #expect(match.likeness.dice < Likeness.anywhere)
    }
  }

  @Test("very many items of one text are all matched, in linear time")
  func equals() {
    let count = 300
    let past = (0..<count).map { Self.item("old\($0)", "the same words", file: "o.md") }
    let present = (0..<count).map { Self.item("new\($0)", "the same words", file: "n.md") }
    let matcher = IdentityMatcher(past: past, present: present, filesNow: ["n.md"])
    #expect(matcher.matches.count == count)
    #expect(Set(matcher.matches.map(\.new)).count == count)
  }

  @Test("what is likely is told of those that are left, the likest first")
  func likely() {
    let matcher = IdentityMatcher(
      past: [
        Self.item("~1", Self.text(1), after: "x", before: "y"),
        Self.item("~2", "something else entirely"),
      ],
      present: [
        Self.item("~3", Self.text(1, keeping: 4), file: "b.md"),
        Self.item("~4", Self.text(1, keeping: 6), file: "b.md"),
        Self.item("~5", Self.text(1, keeping: 2), file: "b.md"),
      ],
      filesNow: ["a.md", "b.md"])
    let likely = matcher.likelyItems()
    #expect(likely.map(\.old.item) == ["~1", "~2"])
    #expect(likely.map { $0.items.map(\.item) } == [["~4", "~3"], []])
  }

  @Test("each is given away once, in any order of the input", arguments: 0..<8 as Range<UInt64>)
  func anyOrder(seed: UInt64) {
    var texts = RandomTexts(seed: seed)
    let past = (0..<25).map { number in
      Self.item(
        "~o\(number)", texts.next(), after: number == 0 ? nil : "~o\(number - 1)",
        before: "~o\(number + 1)")
    }
    let present = (0..<25).map { number in
      Self.item(
        "~n\(number)", texts.reworded(past[number].text, changes: 0...10),
        after: number == 0 ? nil : "~n\(number - 1)", before: "~n\(number + 1)")
    }
    let expected = IdentityMatcher(past: past, present: present, filesNow: ["a.md"])
    #expect(Set(expected.matches.map(\.old)).count == expected.matches.count)
    #expect(Set(expected.matches.map(\.new)).count == expected.matches.count)
    for _ in 0..<3 {
      let shuffled = IdentityMatcher(
        past: past.shuffled(using: &texts.random), present: present.shuffled(using: &texts.random),
        filesNow: ["a.md"])
      #expect(shuffled.matches == expected.matches)
      #expect(
        shuffled.likelyItems().map(\.items) == expected.likelyItems().map(\.items))
    }
  }
}
