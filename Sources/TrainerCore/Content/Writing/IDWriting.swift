import TrainerText

/// Ids written into the text of a deck whose items lack them; no byte but those of the ids changes.
public struct IDWriting: Sendable, Hashable {
  /// Where the file is.
  public let path: String

  /// The text with the ids.
  public let bytes: [UInt8]

  /// The ids in the order of the file.
  public let written: [Written]

  /// An id that was written.
  public struct Written: Sendable, Hashable {
    /// What the item was called before.
    public let before: String

    /// Its id.
    public let id: String

    /// The line it stands on.
    public let line: Int
  }

  /// The files to be changed so that every item has an id: the slug of its title, or of its question.
  ///
  /// The content has to be loaded with its texts. A text that stands twice stays as it is, for its two
  /// places share one record.
  public static func all(for content: Content) -> [IDWriting] {
    let items = content.items
    var names = UniqueNames(
      taken: items.filter(\.isIDWritten).map(\.id) + content.decks.flatMap(\.deck.brokenIDs))
    let places = Dictionary(grouping: items, by: \.id).mapValues(\.count)
    return content.decks.compactMap { deck in
      let lacking = deck.deck.items.filter { !$0.isIDWritten && places[$0.id] == 1 }
      return deck.text.flatMap {
        IDWriting(path: deck.path, source: $0.source, items: lacking, &names)
      }
    }
  }

  private init?(path: String, source: SourceText, items: [Item], _ names: inout UniqueNames) {
    guard !items.isEmpty else { return nil }
    var bytes: [UInt8] = []
    var written: [Written] = []
    var copied = 0
    for item in items {
      let id = names.next(Slug.make(from: item.title.isEmpty ? item.revealed : item.title))
      let (offset, text) = source.insertion(of: id, in: item.place.idSlot)
      bytes += source.bytes[copied..<offset]
      bytes += text.utf8
      copied = offset
      written.append(Written(before: item.id, id: id, line: item.place.line))
    }
    self.path = path
    self.bytes = bytes + source.bytes[copied...]
    self.written = written
  }
}

extension SourceText {
  /// What to insert for an id, and where.
  fileprivate func insertion(of id: String, in slot: ItemPlace.IDSlot) -> (Int, String) {
    switch slot {
    case .endOfText(let offset): (offset, " {#\(id)}")
    case .braces(let offset): (offset, "#\(id) ")
    case .ownLine(let offset): (offset, "{#\(id)}\(lineEndText(behind: offset))")
    }
  }

  /// The line end of the line that an offset stands in.
  private func lineEndText(behind offset: Int) -> String {
    let end = lineEnd(at: offset)
    return end < bytes.count ? text(end..<bytes.behindLineEnd(at: end)) : "\n"
  }
}
