import Testing
import TrainerMarkdown
import TrainerText

/// A text and the tree of blocks it must give; the document's own line is left out.
struct BlockCase: CustomTestStringConvertible, Sendable {
  let name: String
  let markdown: String
  let blocks: String

  init(_ name: String, _ markdown: String, _ blocks: String) {
    self.name = name
    self.markdown = markdown
    self.blocks = blocks
  }

  var testDescription: String { name }

  /// Compares the trees, line by line.
  func check(
    _ dialect: Dialect = .commonMark, inlines: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let document = MarkdownDocument(SourceText(markdown), dialect: dialect)
    let lines = document.dump(inlines: inlines).split(separator: "\n").dropFirst().map {
      $0.dropFirst(2)
    }
    #expect(lines.joined(separator: "\n") == blocks, sourceLocation: sourceLocation)
  }
}
