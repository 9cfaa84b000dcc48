import TrainerText

/// A deletion that a cloze has or had.
struct PastDeletion: Hashable {
  /// Its name within the item.
  var part: String
  let hidden: String

  /// What stands for an item that is no cloze.
  static let whole = PastDeletion(part: "", hidden: "")
}

extension ItemText {
  /// The deletions that an item had as it was written down, in their order.
  ///
  /// The text does not tell in which of two forms it stood in its deck, so there may be two readings.
  /// `definitions` are those of its links.
  func deletionReadings(definitions: String) -> [[PastDeletion]] {
    guard kind == ItemKind.cloze.rawValue else { return [[.whole]] }
    let fields = text.split(
      separator: Item.separator, maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3 else { return [] }
    let (title, prompt) = (fields[0], fields[1])
    let long = "## x {kind=cloze}\n\n\(prompt)\n\n\(definitions)\n"
    if !title.isEmpty { return [Self.deletions(in: long)] }
    let lines = prompt.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    // Before attributes, braces at the end of the first line are read as the text that they are.
    let attributes = lines[0].hasSuffix("}") ? " {#x}" : ""
    let rest = lines.dropFirst().joined()
    let short = "C: \(lines[0])\(attributes)\n\(rest)\n\n\(definitions)\n"
    return [Self.deletions(in: short), Self.deletions(in: long)]
  }

  private static func deletions(in deck: String) -> [PastDeletion] {
    DeckParser.parse(SourceText(deck)).deck.items.first?.pastDeletions ?? []
  }
}
