import Testing
import TrainerText

@testable import trainer

@Suite struct HelpLinesTests {
  /// At 40 columns what options do ran on under their names.
  @Test func columnsThatDoNotFitStandUnderEachOther() {
    let page = """
      trainer list: search

        trainer list [WORDS]

      Options
        --topic T     only items of this topic, and of no other
        --kind K      only this kind
      """
    #expect(
      HelpLines.lines(of: page, width: 40).map(\.text) == [
        "trainer list: search", "", "  trainer list [WORDS]", "", "Options", "  --topic T",
        "      only items of this topic, and of", "      no other", "  --kind K",
        "      only this kind",
      ])
    #expect(HelpLines.lines(of: page, width: 80).map(\.text).joined(separator: "\n") == page)
    #expect(HelpLines.lines(of: page, width: nil).map(\.text).joined(separator: "\n") == page)
  }

  @Test(arguments: HelpPage.names)
  func everyPageFitsANarrowScreen(_ name: String) throws {
    let page = try HelpPage.text(for: name.split(separator: " ").map(String.init))
    let wide = HelpLines.lines(of: page, width: 39).flatMap { $0.wrapped(to: 39) }
      .filter { $0.text.displayWidth > 39 }
    #expect(wide.map(\.text) == [])
  }
}
