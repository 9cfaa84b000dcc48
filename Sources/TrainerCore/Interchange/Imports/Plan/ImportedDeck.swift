import TrainerText

/// The deck that the new items of a file come into.
struct ImportedDeck {
  /// What the file was called, without its ending.
  let fileTitle: String

  /// The items in the long form.
  private(set) var text: [UInt8] = []

  /// What happened before to the items of the file, new ones and others.
  var reviews: [ImportReading.NamedReview] = []

  init(fileName: String) { fileTitle = fileName.deckTitle }

  mutating func append(_ item: String) {
    text.append(.lineFeed)
    text += item.utf8
  }

  /// The whole file.
  func bytes(title: String) -> [UInt8] {
    Array("---\ntitle: \(FrontMatterYAML.spelling(of: title))\n---\n".utf8) + text
  }
}

/// What has to be known of an item that is to come.
struct ComingItem {
  /// The deletions of a cloze; nil for every other kind.
  let parts: [String]?

  init(_ item: Item) {
    if case .cloze(let deletions) = item.task { parts = deletions.map(\.part) } else { parts = nil }
  }
}

extension String {
  /// What a deck made of a file is called: the file's name without its ending.
  fileprivate var deckTitle: String {
    let name = lastPathPart
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
