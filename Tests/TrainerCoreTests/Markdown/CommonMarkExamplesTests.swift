import Foundation
import Testing
import TrainerMarkdown
import TrainerText

@Suite("The examples of CommonMark 0.31.2")
struct CommonMarkExamplesTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../../shared/data/commonmark-0.31.2.json")

  private struct Example: Decodable {
    let example: Int
    let markdown: String
    let html: String
  }

  @Test(
    "All give the HTML that CommonMark prints",
    .enabled(
      if: FileManager.default.fileExists(atPath: file.path),
      "the folder shared between projects is not there"),
    arguments: [Dialect.commonMark, .deck])
  func examples(_ dialect: Dialect) throws {
    let examples = try JSONDecoder().decode([Example].self, from: Data(contentsOf: Self.file))
    #expect(examples.count == 652)
    for example in examples {
      let document = MarkdownDocument(SourceText(example.markdown), dialect: dialect)
      #expect(
        HTMLWriter(.trusted).html(document) == example.html,
        "example \(example.example): \(example.markdown.debugDescription)")
    }
  }
}
