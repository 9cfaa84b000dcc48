import TrainerTestKit
import TrainerText
import Testing

@testable import TrainerCore
@testable import trainer

@Suite struct EntryTableTests {
  private static let deck = """
    ## A question with a title that is longer than a narrow screen {#a-rather-long-name-of-an-item}

    What?

    ### Answer
    That.

    Q: Short? {#short}
    A: Yes.

    """

  private func lines(_ columns: Int?, _ signs: TextSigns) throws -> [String] {
    let deck = DeckParser.parse(SourceText(name: "deck.md", Self.deck)).deck
    let library = Library([deck], Progress())
    let entries = try library.entries(in: Scope())
    return EntryTable(entries: entries, columns: columns, signs: signs).lines.map(\.text)
  }

  @Test func nothingIsCutWhereTheScreenIsNarrow() throws {
    #expect(
      try lines(40, .rich) == [
        "a-rather-long-name-of-an-item", "  A question with a title that is",
        "  longer than a narrow screen", "short", "  Short?",
      ])
  }

  @Test func columnsStandWhereThereIsRoom() throws {
    let long = "a-rather-long-name-of-an-item"
    #expect(
      try lines(80, .rich) == [
        "\(long)  card  A question with a title that is longer th…",
        "short".padded(to: long.count) + "  card  Short?",
      ])
  }

  @Test func aScreenReaderHearsSentences() throws {
    #expect(try lines(80, .spoken).last == "short; card; Short?")
  }
}
