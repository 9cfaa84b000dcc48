import Testing
import TrainerMarkdown
import TrainerTestKit
import TrainerText

@Suite("What holds for any Markdown")
struct MarkdownPropertyTests {
  private static let pieces = [
    "a", "b c", "é", "*", "**", "_", "~", "`", "``", "[", "]", "(", ")", "![", "](u)", "[x]",
    "[x]: u\n", "<", ">", "<b>", "<!--", "-->", "&amp;", "&", "\\", "\\|", " ", "  ", "    ", "\t",
    "\n", "\n", "\n\n", "# ", "> ", "- ", "1. ", "- [ ] ", "---", "===", "```", "|", "|-|\n",
    "a|b\n-|-\n", "<div>", "Q: ", "A:\n", "C: [d]\n", "\n---\n", "\u{0}", "\u{A0}",
  ]

  private static func text(seed: UInt64) -> String {
    var random = SeededRandom(seed: seed)
    return (0..<40).map { _ in random.pick(pieces) }.joined()
  }

  @Test("Ranges lie in those around them, in order, and lines in their block", arguments: 0..<200)
  func ranges(seed: UInt64) {
    let document = MarkdownDocument(SourceText(Self.text(seed: seed)), dialect: .deck)
    check(.document, of: document)
  }

  private func check(_ block: BlockID, of document: MarkdownDocument) {
    let range = document.range(of: block)
    var end = range.lowerBound
    for child in document.children(of: block) {
      #expect(document.parent(of: child) == block)
      #expect(document.range(of: child).lowerBound >= end)
      end = document.range(of: child).upperBound
      check(child, of: document)
    }
    #expect(end <= range.upperBound)
    for line in document.contentLines(of: block) {
      #expect(range.contains(line.lowerBound) || line.isEmpty)
      #expect(line.upperBound <= range.upperBound)
    }
    check(document.inlines(of: block), in: range, of: document.source)
  }

  private func check(_ inlines: [Inline], in range: Range<Int>, of source: SourceText) {
    var end = range.lowerBound
    for inline in inlines {
      #expect(inline.range.lowerBound >= end)
      #expect(inline.range.upperBound <= range.upperBound)
      end = inline.range.upperBound
      if case .text(let text) = inline.kind, !source.text(inline.range).contains(/[\\&\0]/) {
        #expect(source.text(inline.range) == text)
      }
      check(inline.children, in: inline.range, of: source)
    }
  }

  @Test("The kind of line end changes nothing", arguments: 0..<100)
  func lineEnds(seed: UInt64) {
    let text = Self.text(seed: seed)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let html = HTMLWriter(.trusted).html(MarkdownDocument(SourceText(text), dialect: .deck))
    for end in ["\r\n", "\r"] {
      let other = SourceText(lines.joined(separator: end))
      #expect(HTMLWriter(.trusted).html(MarkdownDocument(other, dialect: .deck)) == html)
    }
  }

  @Test("Untrusted text makes no tag but the writer's own", arguments: 0..<100)
  func harmless(seed: UInt64) {
    let text = Self.text(seed: seed) + "<script>alert(1)</script>[a](javascript:b)<x onload=c>"
    let html = HTMLWriter(.untrusted).html(MarkdownDocument(SourceText(text)))
    #expect(!html.contains("<script"))
    #expect(!html.contains("<x"))
    #expect(!html.contains("<b>"))
    #expect(!html.contains("<div"))
    #expect(!html.contains("href=\"javascript"))
  }
}
