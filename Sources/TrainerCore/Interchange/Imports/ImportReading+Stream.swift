import TrainerText

extension ImportReading {
  /// Reads a stream in a form, or in the one that it seems to have, and hands over each item.
  ///
  /// What is kept in memory does not grow with the file, but for the reviews that are found. `zone` holds
  /// for times without an offset, in minutes east of UTC; reviews in a log of what is not here are only
  /// counted.
  static func read(
    _ stream: ByteStream, named name: String, as format: ImportFormat?, zone: Int,
    isHere: @escaping (RecordKey) -> Bool, take: Take
  ) throws -> ImportReading {
    let head = try stream.head(named: name)
    let signs = FormatSigns(SourceLines(head))
    if let refusal = signs.refusalOfTables ?? format.flatMap(signs.refusal) { throw refusal }
    guard let form = format ?? signs.format else {
      throw ImportRefusal(
        1,
        "nothing here tells what it is; name it: --as "
          + ImportFormat.allCases.map(\.rawValue).joined(separator: "|"))
    }
    let lines = LineStream(stream, named: name)
    switch form {
    case .trainer: return try TrainerExportReader.read(stream)
    case .hashcards where signs.isJSON:
      return try HashcardsExport.read(stream, zone: zone, take: take)
    case .hashcards: return try HashcardsReader.read(lines, take: take)
    case .revlog:
      return try ReviewLogImport.read(stream, name: name, zone: zone, isHere: isHere)
    case .anki: return try AnkiNotesReader.read(stream, head: head, take: take)
    case .quiz: return try QuizReader.read(lines, take: take)
    case .obsidian: return try ObsidianReader.read(lines, zone: zone, take: take)
    case .questions:
      var text = Spool()
      try text.append(restOf: stream)
      return try QuestionListReader.read(text.finished(), named: name, take: take)
    }
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
