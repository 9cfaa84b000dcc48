import TrainerScheduling
import TrainerText

/// Reads what hashcards keeps: decks, and the JSON of its `export`.
enum HashcardsReader {
  static func read(
    _ source: SourceText, zone: Int
  ) throws(ImportRefusal) -> ImportReading {
    source.isJSON ? try HashcardsExport.read(source, zone: zone) : try deck(source)
  }

  /// A deck: its cards are those of the short form.
  private static func deck(_ source: SourceText) throws(ImportRefusal) -> ImportReading {
    let (deck, problems) = DeckParser.parse(source)
    var reading = ImportReading(format: .hashcards)
    reading.title = deck.title
    for item in deck.items {
      guard let imported = self.item(item) else {
        reading.unread.append(
          ImportNote(
            item.place.line,
            "an item of the kind \(item.kind.rawValue): put the deck itself into the folder decks"))
        continue
      }
      reading.items.append(imported)
    }
    reading.unread += problems.filter { $0.severity == .error }.map {
      ImportNote($0.place.line, $0.message)
    }
    if reading.items.isEmpty, reading.unread.isEmpty {
      throw ImportRefusal(1, "expected cards that begin with Q: or C:")
    }
    return reading
  }

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
