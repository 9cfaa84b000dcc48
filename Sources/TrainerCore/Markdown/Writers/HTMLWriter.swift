import TrainerText

/// Writes Markdown as HTML, exactly as CommonMark's examples have it.
public struct HTMLWriter: Sendable {
  /// What becomes of raw HTML, and of links that could run something.
  public enum Trust: Sendable {
    /// Raw HTML and every link are kept: for text of one's own.
    case trusted

    /// Raw HTML is shown as text, and only `http`, `https`, `mailto` and relative links are links:
    /// for pages made of text from anywhere.
    case untrusted
  }

  private let trust: Trust

  /// Makes a writer for text that is trusted or not.
  public init(_ trust: Trust) { self.trust = trust }

  /// The whole of a document.
  public func html(_ document: MarkdownDocument) -> String {
    html(document.children(of: .document), of: document)
  }

  /// Some blocks of a document, one after another.
  public func html(_ blocks: some Sequence<BlockID>, of document: MarkdownDocument) -> String {
    let html = document.source.bytes.withUnsafeBufferPointer { bytes in
      var output = HTMLOutput(document, bytes, trust: trust)
      for block in blocks { output.write(block, isTight: false) }
      return output.html
    }
    return String(decoding: html, as: UTF8.self)
  }
}
