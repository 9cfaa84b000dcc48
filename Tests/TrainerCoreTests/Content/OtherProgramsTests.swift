import Testing
import TrainerCore
import TrainerText

/// Decks written for other programs, in their style, load as they are.
@Suite("Decks of other programs")
struct OtherProgramsTests {
  @Test("hashcards: a TOML title, cards of several lines, clozes over lines, formulas")
  func hashcards() throws {
    let (deck, problems) = DeckParser.parse(try ContentFixtures.source("Others/hashcards.md"))
    #expect(problems.isEmpty)
    #expect(deck.title == "Rivers and lakes")
    #expect(
      deck.items.map { "\($0.kind.rawValue) \($0.place.line)" } == [
        "card 5", "card 8", "cloze 17", "cloze 19", "card 27", "card 41", "card 46", "cloze 53",
      ])
    #expect(deck.items[0].prompt == "Which river runs through Vienna?")
    #expect(deck.items[0].answer == "The Danube")
    #expect(deck.items[1].answer == "- Superior\n- Michigan\n- Huron\n- Erie\n- Ontario")
    #expect(hidden(deck.items[2]) == ["Nile", "delta"])
    #expect(hidden(deck.items[3]) == ["Hydrology", "2", "14"])
    #expect(deck.items[3].prompt.hasPrefix("Rivers carry sand and stones\ndown"))
    #expect(deck.items[4].answer == "Both names.\n\n```\nQ:\nA:\n```")
    #expect(deck.items[5].prompt.hasSuffix("![a map](images/map.png)"))
    #expect(
      deck.items[6].answer == #"$d = v_{[river]} \cdot t$"# + "\n\n$$\n" + #"d = \int v \, dt"#
        + "\n$$")
    #expect(hidden(deck.items[7]) == ["this"])
  }

  @Test("repeater: notes between cards, markers at column 0 only, broken cards beside good ones")
  func repeater() throws {
    let (deck, problems) = DeckParser.parse(try ContentFixtures.source("Others/repeater.md"))
    #expect(
      problems.summary == ["19 error question-without-answer", "22 error nothing-hidden"])
    #expect(
      deck.items.map { "\($0.prompt)|\($0.answer)" } == [
        "What does a capacitor store?|Charge,\nand with it energy.",
        "A [diode] conducts in [one] direction.|",
        "Which unit is V/A?|The ohm.\nThis line still belongs to the answer.",
        "Is `Q:` inside a line a marker?|No: Q: and A: count only at its start.",
        "What is the unit of charge?|The coulomb.",
        "Speed of light|299,792,458 m/s",
        "Charge of an electron|`-1.6e-19` C",
      ])
    #expect(deck.items.suffix(3).map(\.labels.topic) == [nil, "Constants", "Constants"])
    #expect(hidden(deck.items[1]) == ["diode", "one"])
  }

  private func hidden(_ item: Item) -> [String] {
    if case .cloze(let deletions) = item.task { deletions.map(\.hidden) } else { [] }
  }
}
