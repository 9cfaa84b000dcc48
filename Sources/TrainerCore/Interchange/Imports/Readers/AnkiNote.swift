/// A row of Anki's notes, its columns told apart.
struct AnkiNote {
  /// The fields of the note, front first.
  let fields: [String]
  let guid: String?
  let noteType: String
  let deck: String?
  let tags: [String]

  init(_ row: [String], _ header: AnkiHeader) {
    func column(_ number: Int?) -> String? {
      number.flatMap { row.indices.contains($0) ? String(row[$0].trimmed) : nil }
        .flatMap { $0.isEmpty ? nil : $0 }
    }
    func named(_ name: String) -> Int? { header.columns.firstIndex { $0.lowercased() == name } }
    let tagsColumn = header.tagsColumn ?? named("tags")
    let special = [header.guidColumn, header.noteTypeColumn, header.deckColumn, tagsColumn]
    let rest = row.indices.filter { !special.contains($0) }
    fields = Self.inOrder(rest, header.columns).map { row[$0] }
    guid = column(header.guidColumn)
    noteType = column(header.noteTypeColumn) ?? header.noteType ?? ""
    deck = column(header.deckColumn) ?? header.deck
    tags =
      header.tags
      + (column(tagsColumn) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The first field.
  var first: String { fields.first ?? "" }

  /// Whether another column stands before the first field.
  var isIdentified: Bool { guid != nil }

  /// Columns that are named front and back stand in that order, whatever their places.
  private static func inOrder(_ columns: [Int], _ names: [String]) -> [Int] {
    func rank(_ column: Int) -> Int {
      switch names.indices.contains(column) ? names[column].lowercased() : "" {
      case "front", "text", "question": 0
      case "back", "answer": 1
      default: 2
      }
    }
    guard columns.contains(where: { rank($0) == 0 }) else { return columns }
    return columns.sorted { (rank($0), $0) < (rank($1), $1) }
  }
}

extension AnkiNote {
  /// The id in a note that this program exported.
  var ownID: String? {
    guid.flatMap { $0.hasPrefix("trainer-") ? String($0.dropFirst(8)) : nil }
      .flatMap { ItemID.isValid($0) ? $0 : nil }
  }

  /// The topic: a tag of ours, else the last part of the deck's name.
  var topic: String? {
    if let tag = tag("topic") { return tag.split(separator: "-").joined(separator: " ") }
    guard ownID == nil, let deck else { return nil }
    let name = deck.split(separator: ":").last.map { String($0.trimmed) } ?? ""
    return name.isEmpty || name == "Default" ? nil : name
  }

  /// The kind that a tag of ours names.
  var kind: ItemKind? { tag("kind").flatMap(ItemKind.init(rawValue:)) }

  /// The tags of the person.
  var freeTags: [String] {
    tags.filter { !$0.hasPrefix("kind::") && !$0.hasPrefix("topic::") }
  }

  private func tag(_ name: String) -> String? {
    tags.first { $0.hasPrefix("\(name)::") }.map { String($0.dropFirst(name.count + 2)) }
  }
}
