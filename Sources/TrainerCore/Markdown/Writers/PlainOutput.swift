/// The plain text written so far, and what is needed to write more.
struct PlainOutput {
  let document: MarkdownDocument
  let bytes: Bytes
  private(set) var text: [UInt8] = []
  var parser: InlineParser

  /// How many spaces lines begin with.
  private var indent = 0

  /// What the next line begins with instead, when a bullet comes before it.
  private var bullet: [UInt8]?

  init(_ document: MarkdownDocument, _ bytes: Bytes) {
    self.document = document
    self.bytes = bytes
    parser = InlineParser(references: document.references)
  }

  /// Writes the lines of a block, behind a blank line if there is to be a gap.
  mutating func writeLines(_ lines: [UInt8], gap: Bool) {
    if gap, !text.isEmpty { text.append(UInt8(ascii: "\n")) }
    for line in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let start = text.count
      text.append(contentsOf: bullet ?? [])
      bullet = nil
      let missing = max(0, indent - (text.count - start))
      text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: missing))
      text.append(contentsOf: line)
      if line.isEmpty { while text.count > start, text.last == 32 { text.removeLast() } }
      text.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes what is inside a block, indented; the first line may show a bullet.
  mutating func indented(
    by width: Int, behind bullet: String = "", gap: Bool, _ body: (inout PlainOutput) -> Void
  ) {
    let outer = indent
    if !bullet.isEmpty {
      let missing = max(0, outer - (self.bullet?.count ?? 0))
      let spaces = Array(repeating: UInt8(ascii: " "), count: missing)
      self.bullet = (self.bullet ?? []) + spaces + Array(bullet.utf8)
    }
    indent += width
    body(&self)
    // An item without a line of its own still shows its bullet.
    if self.bullet != nil { writeLines([], gap: gap) }
    indent = outer
  }
}
