/// The HTML written so far, and what is needed to write more.
struct HTMLOutput {
  let document: MarkdownDocument
  let bytes: Bytes
  let trust: HTMLWriter.Trust
  var html: [UInt8] = []
  var parser: InlineParser

  /// How many bytes may still be written that the text does not hold.
  ///
  /// Those are the destinations of reference links, and cells that rows leave out; the limit keeps
  /// the output linear in the input.
  var allowance: Int

  init(_ document: MarkdownDocument, _ bytes: Bytes, trust: HTMLWriter.Trust) {
    self.document = document
    self.bytes = bytes
    self.trust = trust
    parser = InlineParser(references: document.references)
    allowance = max(100_000, bytes.count)
    html.reserveCapacity(bytes.count + bytes.count / 4)
  }

  /// Takes from the allowance, if it is enough.
  mutating func spend(_ count: Int) -> Bool {
    guard count <= allowance else { return false }
    allowance -= count
    return true
  }

  mutating func write(_ text: StaticString) { text.withUTF8Buffer { html.append(contentsOf: $0) } }

  mutating func write(_ number: Int) { html.append(contentsOf: String(number).utf8) }

  /// Begins a line, unless one has begun.
  mutating func beginLine() {
    if let last = html.last, last != "\n" { html.append(UInt8(ascii: "\n")) }
  }
}
