import TrainerCore
import TrainerText

extension FrontMatterYAML {
  /// Reads a whole text.
  static func parse(_ text: String) -> (mapping: [FrontMatterEntry], problems: [Diagnostic]) {
    let source = SourceText(name: "deck.md", text)
    return parse(source: source, range: source.contentStart..<source.bytes.count)
  }
}

extension FrontMatterValue {
  var texts: [String] { scalars.map(\.text) }
}
