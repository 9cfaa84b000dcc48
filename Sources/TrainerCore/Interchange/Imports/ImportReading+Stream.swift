import TrainerText

/// Why a file is too large.
public struct ImportTooLarge: Error, Sendable, Hashable {
  /// How many bytes of a file can be taken that has to be read as a whole.
  public static let limit = 256 << 20
}

extension ImportReading {
  /// Reads a stream in a form, or in the one that it seems to have, and hands over each item with the
  /// title of its deck, where the file has one.
  ///
  /// `zone` holds for times without an offset, in minutes east of UTC; reviews in a log of what is not
  /// here are only counted.
  static func read(
    _ stream: ByteStream, named name: String, as format: ImportFormat?, zone: Int,
    isHere: @escaping (RecordKey) -> Bool, take: (ImportedItem, String?) throws -> Void
  ) throws -> ImportReading {
    let head = try stream.head(named: name)
    let form = format ?? ImportFormat.recognized(byBeginning: SourceLines(head))
    if let form, form.isReadByRow {
      return try byRow(stream, head, as: form, zone: zone, isHere: isHere, take: take)
    }
    guard let bytes = try stream.rest(atMost: ImportTooLarge.limit) else { throw ImportTooLarge() }
    let text = try SourceText(name: name, bytes: bytes)
    guard let form = form ?? ImportFormat.recognized(in: SourceLines(text)) else {
      throw ImportRefusal(
        1,
        "nothing here tells what it is; name it: --as "
          + ImportFormat.allCases.map(\.rawValue).joined(separator: "|"))
    }
    if form.isReadByRow {
      return try byRow(ByteStream(bytes), head, as: form, zone: zone, isHere: isHere, take: take)
    }
    var reading = try ImportReading(whole: text, as: form, zone: zone)
    let items = reading.items
    reading.items = []
    for item in items { try take(item, reading.title) }
    return reading
  }

  private static func byRow(
    _ stream: ByteStream, _ head: SourceText, as form: ImportFormat, zone: Int,
    isHere: @escaping (RecordKey) -> Bool, take: (ImportedItem, String?) throws -> Void
  ) throws -> ImportReading {
    form == .revlog
      ? try ReviewLogImport.read(stream, name: head.name, zone: zone, isHere: isHere)
      : try AnkiNotesReader.read(stream, head: head, take: take)
  }

  /// Reads a text in a form that is read as a whole.
  private init(
    whole source: SourceText, as form: ImportFormat, zone: Int
  ) throws(ImportRefusal) {
    switch form {
    case .trainer: self = try TrainerExportReader.read(source)
    case .hashcards: self = try HashcardsReader.read(source, zone: zone)
    case .questions: self = try QuestionListReader.read(SourceLines(source))
    case .quiz: self = try QuizReader.read(SourceLines(source))
    case .obsidian: self = try ObsidianReader.read(SourceLines(source), zone: zone)
    case .anki, .revlog: preconditionFailure("it is read row by row")
    }
    if form.isMarkdown, !source.isJSON { unread += MediaNotes(SourceLines(source)).notes }
  }
}

extension SourceText {
  /// Whether it begins as an object of JSON does.
  var isJSON: Bool {
    bytes[contentStart...].first {
      $0 != 0x20 && $0 != .lineFeed && $0 != .carriageReturn && $0 != 0x09
    } == UInt8(ascii: "{")
  }
}

extension ByteStream {
  /// The lines with which it begins; the bytes stay in the stream.
  fileprivate func head(named name: String) throws -> SourceText {
    let size = 1 << 18
    var bytes = try peek(size)
    if bytes.count == size {
      if let end = bytes.lastIndex(of: .lineFeed) {
        bytes.removeSubrange((end + 1)...)
      } else {
        // The last letter may be there in part only.
        while let last = bytes.last, last >= 0x80 { bytes.removeLast() }
      }
    }
    return try SourceText(name: name, bytes: bytes)
  }
}
