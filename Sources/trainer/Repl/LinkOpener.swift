import TrainerMarkdown
import TrainerTerminal
import TrainerText

/// Opens links of items in the system's browser, never through a shell.
enum LinkOpener {
  /// The first web address that a Markdown text links to.
  static func firstAddress(in markdown: String) -> String? {
    let document = MarkdownDocument(SourceText(name: "text", markdown))
    for block in document.allBlocks {
      if let address = document.inlines(of: block).lazy.compactMap(address).first { return address }
    }
    return nil
  }

  private static func address(in inline: Inline) -> String? {
    if case .link(let target, _) = inline.kind, isWebAddress(target.destination) {
      return target.destination
    }
    return inline.children.lazy.compactMap(address).first
  }

  private static func isWebAddress(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.hasPrefix("https://") || text.hasPrefix("http://")
  }

  /// Hands an address to the system; false where it has nothing to open it with.
  static func open(_ address: String, environment: [String: String]) -> Bool {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    return ForegroundProgram(
      words: ["/usr/bin/env", opener, address], environment: environment, isSilent: true
    ).run() == 0
  }
}
