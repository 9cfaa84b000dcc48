import TrainerText

/// The deck that the new items of a file come into.
struct ImportedDeck {
  /// What the file was called, without its ending.
  let fileTitle: String

  /// The items in the long form.
  private var text: Spool

  /// What happened before to the items of the file, new ones and others.
  var reviews: [ImportReading.NamedReview] = []

  init(fileName: String, on disk: Disk) {
    fileTitle = fileName.deckTitle
    text = Spool(on: disk)
  }

  /// Whether no item came.
  var isEmpty: Bool { text.count == 0 }

  mutating func append(_ item: String) throws(FileError) {
    try text.append(CollectionOfOne(.lineFeed))
    try text.append(item.utf8)
  }

  /// The whole file in two pieces; nothing more comes.
  consuming func pieces(title: String) throws(FileError) -> [SpooledBytes] {
    let beginning = "---\ntitle: \(FrontMatterYAML.spelling(of: title))\n---\n"
    return [SpooledBytes(Array(beginning.utf8)), try text.finished()]
  }
}

/// What has to be known of an item to tell which reviews are its own.
struct ItemOutline {
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
