import TrainerText

@testable import TrainerCore

/// The subset of YAML between the lines of hyphens.
enum FrontMatterTarget {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = try? SourceText(name: "deck.md", bytes: Array(bytes)) else { return }
    let range = min(source.contentStart, bytes.count)..<bytes.count
    let (mapping, problems) = FrontMatterYAML.parse(source: source, range: range)
    precondition(Set(mapping.map(\.key)).count == mapping.count)
    for entry in mapping {
      precondition(entry.keyRange.upperBound <= bytes.count)
      for scalar in entry.value.scalars { precondition(scalar.range.upperBound <= bytes.count) }
    }
    for problem in problems { _ = problem.rendered }
    _ = DeckParser.parse(
      SourceText(name: "deck.md", "---\n\(source.text(range))\n---\nQ: a\nA: b\n"))
  }
}
