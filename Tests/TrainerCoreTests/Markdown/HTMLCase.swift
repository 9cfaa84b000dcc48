import Testing
import TrainerMarkdown
import TrainerText

/// A text and the HTML it must give; the last line end of both is left out.
struct HTMLCase: CustomTestStringConvertible, Sendable {
  let name: String
  let markdown: String
  let html: String

  init(_ name: String, _ markdown: String, _ html: String) {
    self.name = name
    self.markdown = markdown
    self.html = html
  }

  var testDescription: String { name }

  /// Compares the HTML.
  func check(
    _ trust: HTMLWriter.Trust = .trusted, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let document = MarkdownDocument(SourceText(markdown + "\n"))
    #expect(HTMLWriter(trust).html(document) == html + "\n", sourceLocation: sourceLocation)
  }
}
