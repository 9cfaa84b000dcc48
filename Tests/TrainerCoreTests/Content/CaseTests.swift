import Testing
import TrainerCore
import TrainerText

/// Inputs that break other programs, with the cards and problems that are right.
@Suite("Cases of other programs' bugs")
struct CaseTests {
  /// The cases that list their cards, with their files: all files of a case hold the same cards.
  static let decks: [(name: String, files: [String])] = [
    ("fence-hides-markers", ["deck.md"]),
    ("crlf", ["deck-lf.md", "deck-crlf.md", "deck-cr.md", "deck-mixed.md"]),
    ("trailing-whitespace", ["deck.md"]),
    ("cloze-brackets", ["deck.md"]),
    ("nested-lists", ["deck.md"]),
  ]

  @Test(
    "cards and problems", arguments: decks.flatMap { deck in deck.files.map { (deck.name, $0) } })
  func cards(name: String, file: String) throws {
    let expected = try Expectation(case: name)
    let (deck, problems) = DeckParser.parse(try ContentFixtures.source("Cases/\(name)/\(file)"))
    #expect(deck.items.flatMap(ExpectedCard.cards) == expected.cards)
    #expect(problems.map { ExpectedProblem($0, file: nil) } == expected.problems)
  }

  @Test("line ends change neither identity nor front matter", arguments: ["crlf", "cr", "mixed"])
  func lineEnds(name: String) throws {
    let (plain, _) = DeckParser.parse(try ContentFixtures.source("Cases/crlf/deck-lf.md"))
    let (other, _) = DeckParser.parse(try ContentFixtures.source("Cases/crlf/deck-\(name).md"))
    #expect(other.title == "How lines end")
    #expect(other.items.map(\.id) == plain.items.map(\.id))
    #expect(other.items.map(\.labels.tags) == [["layout", "cells"], ["layout", "cells"]])
    #expect(other.items.map(\.place.line) == [6, 10])
  }

  @Test(
    "front matter touches a card", arguments: [("a", ["At once?"]), ("b", ["Left?", "Right?"])])
  func frontMatter(file: String, prompts: [String]) throws {
    let source = try ContentFixtures.source("Cases/frontmatter-touching/\(file).md")
    let (deck, problems) = DeckParser.parse(source)
    #expect(deck.items.map(\.prompt) == prompts)
    #expect(problems.isEmpty)
  }

  @Test("front matter that is not on line 1 is none")
  func lateFrontMatter() throws {
    let source = try ContentFixtures.source("Cases/frontmatter-touching/c.md")
    let (deck, problems) = DeckParser.parse(source)
    let expected = try Expectation(case: "frontmatter-touching")
    #expect(deck.items.map(\.prompt) == ["Left?"])
    #expect(deck.title == "c")
    #expect(problems.map { ExpectedProblem($0, file: "c.md") } == expected.problems)
    #expect(problems.map(\.message) == ["front matter must start on line 1; here --- is a rule"])
  }

  @Test("scalars of YAML stay texts")
  func scalars() throws {
    let expected = try Expectation(case: "yaml-scalars").problems
    for file in ["dup.md", "tab.md"] {
      let (deck, problems) = DeckParser.parse(
        try ContentFixtures.source("Cases/yaml-scalars/\(file)"))
      #expect(deck.items.count == 1)
      #expect(
        problems.map { ExpectedProblem($0, file: file) } == expected.filter { $0.file == file })
    }
    let (deck, problems) = DeckParser.parse(
      try ContentFixtures.source("Cases/yaml-scalars/ok.md"))
    #expect(deck.title == "Views: part 2")
    #expect(problems.allSatisfy { $0.severity == .warning && $0.code == "unknown-key" })
    #expect(problems.count == 11)
  }

  @Test("a colon in a title is refused with its quoted spelling")
  func colon() throws {
    let source = try ContentFixtures.source("Cases/yaml-scalars/colon.md")
    let (deck, problems) = DeckParser.parse(source)
    #expect(deck.items.count == 1)
    #expect(problems.map(\.place) == [SourcePlace(line: 2, column: 13)])
    #expect(problems.map(\.suggestion) == [#"write "Views: part 2""#])
  }

  @Test("options of a quiz")
  func options() throws {
    let (deck, problems) = DeckParser.parse(
      try ContentFixtures.source("Cases/quiz-options/quiz.md"))
    let choices = deck.items.compactMap { item -> Choice? in
      if case .choice(let choice) = item.task { choice } else { nil }
    }
    #expect(
      choices.map { $0.options.map(\.isRight) } == [
        [false, true, false], [true, true, false], [true, false], [false, false],
      ])
    #expect(choices.map(\.takesSeveral) == [false, true, false, false])
    #expect(choices[0].options[0].text == "`let c = v` for a reference: one | same")
    #expect(
      choices[2].options[0].text == "mine\n\n```swift\nprint(7)\n\n// - [x] no choice\n```")
    #expect(problems.summary == ["27 error no-right-option"])
  }
}
