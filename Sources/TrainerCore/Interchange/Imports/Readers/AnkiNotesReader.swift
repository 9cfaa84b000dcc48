import TrainerText

/// Reads Anki's "notes in plain text", row by row: they may be many.
struct AnkiNotesReader {
  private let header: AnkiHeader
  private let isHTML: Bool
  private var reading = ImportReading(format: .anki)

  /// Reads a stream that begins with `head`, and hands over each item with the title of its deck.
  static func read(
    _ stream: ByteStream, head: SourceText, take: ImportReading.Take
  ) throws -> ImportReading {
    let lines = SourceLines(head).all
    let header = try AnkiHeader(lines)
    _ = try stream.next(head.start(ofLine: header.lineCount))
    let separator =
      header.separator ?? Self.likelySeparator(lines.dropFirst(header.lineCount).first?.text ?? "")
    let isHTML = header.isHTML ?? Self.looksLikeHTML(head)
    var reader = AnkiNotesReader(header: header, isHTML: isHTML)
    try reader.readNotes(stream, separator, take)
    return reader.reading
  }

  private init(header: AnkiHeader, isHTML: Bool) {
    self.header = header
    self.isHTML = isHTML
    reading.unread = header.unread
    reading.title = header.deck.map(Self.lastPart)
  }

  private static func likelySeparator(_ line: Substring) -> UInt8 {
    let signs: [Character] = ["\t", "|", ";", ":", ","]
    return signs.first(where: line.contains)?.asciiValue ?? UInt8(ascii: "\t")
  }

  /// Anki takes a file for HTML where it holds a tag or a reference.
  private static func looksLikeHTML(_ source: SourceText) -> Bool {
    var scanner = HTMLScanner(String(decoding: source.bytes, as: UTF8.self))
    while let token = scanner.next() {
      switch token {
      case .start(let element): if HTMLNames.known.contains(element.name) { return true }
      case .end(let name): if HTMLNames.known.contains(name) { return true }
      case .text: break
      }
    }
    return false
  }

  private static func lastPart(_ deck: String) -> String {
    String((deck.split(separator: ":").last ?? "").trimmed)
  }
}

// MARK: - Notes

extension AnkiNotesReader {
  private mutating func readNotes(
    _ stream: ByteStream, _ separator: UInt8, _ take: ImportReading.Take
  ) throws {
    let first = header.lineCount
    var reader = CSVStream(
      stream, dialect: CSVDialect(separator: separator, allowsBareQuotes: true))
    var rows = 0
    var rowsWithOneField = 0
    while true {
      do {
        guard let record = try reader.next() else { break }
        rows += 1
        rowsWithOneField += record.fields.count == 1 ? 1 : 0
        for item in items(of: record.fields, line: first + record.line) {
          try reading.hand(item, to: take)
        }
      } catch let error as CSVError {
        if error.problem == .notUTF8 { throw ImportRefusal(first + error.line, error.message) }
        reading.unread.append(ImportNote(first + error.line, error.message))
      }
    }
    // One field a row says that the separator is another, or that these are no notes.
    if rows > 0, rows == rowsWithOneField {
      throw ImportRefusal(
        first + 1, "expected notes with fields between separators; #separator: names another one")
    }
  }

  private mutating func items(of row: [String], line: Int) -> [ImportedItem] {
    let note = AnkiNote(row, header)
    if note.first.hasPrefix("#"), !note.isIdentified {
      reading.unread.append(ImportNote(line, "a row that begins with #, which Anki leaves out"))
      return []
    }
    var converter = AnkiFieldConverter(isHTML: isHTML)
    let items = converter.items(of: note, line: line)
    if items.isEmpty {
      reading.unread.append(ImportNote(line, converter.refusal ?? "the first field is empty"))
    } else {
      for what in converter.leftOut {
        reading.unread.append(ImportNote(line, "\(what) is left out"))
      }
    }
    return items
  }
}

extension SourceText {
  /// Where the line after so many lines begins.
  func start(ofLine count: Int) -> Int {
    count < lineStarts.count ? lineStarts[count] : bytes.count
  }
}
