import TrainerMarkdown
import TrainerText

/// Lays out Markdown for reading: pure, so that a page reads the same everywhere.
///
/// What it makes says everything without colour; no text in it can steer a terminal.
struct Reading: Sendable {
  /// Lines longer than this are hard to read.
  static let widest = 96

  /// The columns to fill, at least 1; nil breaks no line.
  let width: Int?
  var signs = ReadingSigns.rich
  var theme = ReadingTheme()

  /// Whether lines of code have numbers.
  var numbersCode = false

  /// Reads in so many columns, but not in more than are good to read.
  init(
    width: Int?, signs: ReadingSigns = .rich, theme: ReadingTheme = ReadingTheme(),
    numbersCode: Bool = false
  ) {
    self.width = width.map { max(1, min($0, Self.widest)) }
    self.signs = signs
    self.theme = theme
    self.numbersCode = numbersCode
  }

  /// The same in so many columns.
  func with(width: Int?) -> Reading {
    Reading(width: width, signs: signs, theme: theme, numbersCode: numbersCode)
  }

  /// The lines of a text.
  func lines(of markdown: String) -> [StyledText] {
    lines(of: MarkdownDocument(SourceText(markdown)))
  }

  /// The lines of a document.
  func lines(of document: MarkdownDocument) -> [StyledText] {
    lines(of: document.children(of: .document), in: document)
  }

  /// The lines of some blocks of a document, one after another.
  func lines(of blocks: some Sequence<BlockID>, in document: MarkdownDocument) -> [StyledText] {
    var page = ReadingPage(document, self)
    for block in blocks { page.write(block, gap: true) }
    return page.lines
  }

  /// The lines of a text behind a sign, such as a letter; all but the first stand as far to the right.
  func lines(of markdown: String, behind sign: StyledText) -> [StyledText] {
    let document = MarkdownDocument(SourceText(markdown))
    var page = ReadingPage(document, self)
    page.behind(sign) { page in
      for block in document.children(of: .document) { page.write(block, gap: true) }
    }
    return page.lines
  }

  /// The lines of one run of inline text, such as a title.
  func line(of markdown: String, _ style: TextStyle = []) -> [StyledText] {
    let document = MarkdownDocument(SourceText(markdown))
    let spans = document.children(of: .document).flatMap { block in
      self.spans(of: document.inlines(of: block), style)
    }
    return StyledText(spans: spans).wrapped(to: width)
  }
}
