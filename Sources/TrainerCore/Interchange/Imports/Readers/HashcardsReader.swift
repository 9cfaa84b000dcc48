import TrainerScheduling
import TrainerText

/// Reads a deck of hashcards: its cards are those of the short form.
struct HashcardsReader {
  private var reading = ImportReading(format: .hashcards)

  /// Reads a deck, a large one in pieces that begin with a card.
  static func read(_ stream: LineStream, take: ImportReading.Take) throws -> ImportReading {
    var reader = HashcardsReader()
    var lines = stream
    var piece = ""
    var linesBefore = 0
    while let line = try lines.next() {
      let beginsCard = !line.isCode && (line.text.hasPrefix("Q:") || line.text.hasPrefix("C:"))
      if beginsCard, piece.utf8.count > Self.pieceSize {
        try reader.add(piece, after: linesBefore, take)
        piece = ""
        linesBefore = line.number - 1
      }
      piece += line.text
      piece += "\n"
    }
    try reader.add(piece, after: linesBefore, take)
    if reader.reading.itemCount == 0, reader.reading.unread.isEmpty {
      throw ImportRefusal(1, "expected cards that begin with Q: or C:")
    }
    reader.reading.unread += lines.media.notes
    return reader.reading
  }

  private mutating func add(_ piece: String, after lines: Int, _ take: ImportReading.Take) throws {
    let (deck, problems) = DeckParser.parse(SourceText(name: "deck.md", piece))
    if lines == 0 { reading.title = deck.title }
    for item in deck.items {
      let line = lines + item.place.line
      guard var imported = Self.item(item) else {
        reading.unread.append(
          ImportNote(
            line,
            "an item of the kind \(item.kind.rawValue): put the deck itself into the folder decks"))
        continue
      }
      imported.line = line
      try reading.hand(imported, to: take)
    }
    reading.unread += problems.filter { $0.severity == .error }.map {
      ImportNote(lines + $0.place.line, $0.message)
    }
  }

  /// Bytes.
  private static let pieceSize = 1 << 20

  private static func item(_ item: Item) -> ImportedItem? {
    func clean(_ markdown: String) -> String {
      HTMLInMarkdown.cleaned(
        markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
    }
    var imported: ImportedItem
    switch item.task {
    case .recall where item.title.isEmpty:
      imported = ImportedItem(
        .recall(.card), question: clean(item.prompt), answer: clean(item.answer),
        line: item.place.line)
    case .cloze(let deletions) where item.title.isEmpty:
      imported = ImportedItem(
        .cloze, question: clean(BracedCloze(item.prompt, deletions.map(\.range)).text),
        answer: clean(item.answer), line: item.place.line)
    default: return nil
    }
    imported.topic = item.labels.topic
    imported.id = item.isIDWritten ? item.id : nil
    return imported
  }
}

/// A text whose deletions are written in the braces of the long form.
struct BracedCloze {
  private(set) var text = ""

  /// `deletions` are the UTF-8 ranges of hidden text with one byte of brackets on each side.
  init(_ prompt: String, _ deletions: [Range<Int>]) {
    let bytes = Array(prompt.utf8)
    var offset = 0
    for deletion in deletions {
      append(bytes[offset..<deletion.lowerBound])
      let hidden = String(
        decoding: bytes[(deletion.lowerBound + 1)..<(deletion.upperBound - 1)], as: UTF8.self)
      text +=
        "{{"
        + hidden.split(separator: "::", omittingEmptySubsequences: false).joined(separator: ":\\:")
        + "}}"
      offset = deletion.upperBound
    }
    append(bytes[offset...])
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    text += String(decoding: bytes, as: UTF8.self)
      .split(separator: "{{", omittingEmptySubsequences: false).joined(separator: "{\\{")
  }
}
