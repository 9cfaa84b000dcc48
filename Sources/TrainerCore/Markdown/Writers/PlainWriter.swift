import TrainerText

/// Writes Markdown as plain text: what a reader would read aloud, laid out by blank lines, bullets
/// and indentation.
///
/// It is made for pipes, for search, and for telling whether two texts say the same. Links keep
/// their words, images what describes them; raw HTML loses its tags.
public struct PlainWriter: Sendable {
  /// Makes a writer.
  public init() {}

  /// The whole of a document, every line ended by a line feed.
  public func text(_ document: MarkdownDocument) -> String {
    text(document.children(of: .document), of: document)
  }

  /// Some blocks of a document, one after another.
  public func text(_ blocks: some Sequence<BlockID>, of document: MarkdownDocument) -> String {
    let text = document.source.bytes.withUnsafeBufferPointer { bytes in
      var output = PlainOutput(document, bytes)
      for block in blocks { output.write(block, gap: true) }
      return output.text
    }
    return String(decoding: text, as: UTF8.self)
  }
}
