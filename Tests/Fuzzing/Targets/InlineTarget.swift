import TrainerMarkdown
import TrainerText

/// Markdown to blocks, inlines, HTML and plain text.
enum InlineTarget {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = try? SourceText(name: "text.md", bytes: Array(bytes)) else { return }
    for dialect in [Dialect.commonMark, .deck] {
      let document = MarkdownDocument(source, dialect: dialect)
      for block in document.allBlocks {
        let range = document.range(of: block)
        precondition(range.upperBound <= bytes.count)
        check(document.inlines(of: block), in: range)
      }
      _ = HTMLWriter(.trusted).html(document)
      precondition(!HTMLWriter(.untrusted).html(document).contains("<script"))
      _ = PlainWriter().text(document)
    }
  }

  private static func check(_ inlines: [Inline], in range: Range<Int>) {
    var end = range.lowerBound
    for inline in inlines {
      precondition(inline.range.lowerBound >= end && inline.range.upperBound <= range.upperBound)
      end = inline.range.upperBound
      check(inline.children, in: inline.range)
    }
  }
}
