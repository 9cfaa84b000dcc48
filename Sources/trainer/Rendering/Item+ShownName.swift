import TrainerCore

extension Item {
  /// The first line of what it asks, as plain text.
  var headline: String {
    let front = title.isEmpty ? revealed : title
    return PlainMarkdown.text(front).split(separator: "\n").first.map(String.init) ?? ""
  }
}

extension Library {
  /// The name of an item as a person knows it: one that nobody wrote is told with what it asks.
  func shownName(of key: RecordKey) -> String {
    guard let item = self[key.item], !item.isIDWritten else { return key.description }
    return "\(key) (\(item.headline.shortened(to: 40)))"
  }
}
