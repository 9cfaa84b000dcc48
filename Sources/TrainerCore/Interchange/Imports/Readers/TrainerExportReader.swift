import TrainerText

/// Reads the logs and files of an export of this program; all else in it follows from them.
struct TrainerExportReader {
  private var reading = ImportReading(format: .trainer)

  /// How many lines of the log are no events, and where the last one stands.
  private var unreadableLines = 0
  private var lastUnreadable = 1

  /// Reads a stream; of logs no more is kept in memory than a line.
  static func read(_ stream: ByteStream) throws -> ImportReading {
    var reader = TrainerExportReader()
    try reader.read(stream)
    return reader.reading
  }

  private mutating func read(_ stream: ByteStream) throws {
    var walk = try JSONWalk(stream)
    var version: Int?
    var hasLogs = false
    try walk.forEachMember { key, walk in
      switch key {
      case "format":
        guard try walk.value().string == "trainer-export" else {
          throw walk.refusal("expected an export of trainer")
        }
      case "version":
        version = try walk.value().int
        guard let version, version <= Int(JSONExport.version) else {
          throw walk.refusal("written by a newer version of trainer; install that one")
        }
      case "logs":
        hasLogs = true
        try walk.forEachElement { walk in try readLog(&walk) }
      case "files":
        try walk.forEachElement { walk in try readFile(&walk) }
      default: try walk.skip()
      }
    }
    try walk.end()
    guard version != nil, hasLogs else {
      throw ImportRefusal(1, "expected an export of trainer, with \"version\" and \"logs\"")
    }
  }

  private mutating func readFile(_ walk: inout JSONWalk) throws {
    let line = walk.line
    let value = try walk.value()
    guard let name = value["file"]?.string, let text = value["text"]?.string,
      HomeFile.isName(name)
    else {
      throw ImportRefusal(line, "expected a deck or a mock interview with \"file\" and \"text\"")
    }
    reading.files.append(
      ImportReading.ImportedFile(name: name, bytes: Array(text.utf8), line: line))
  }

  private mutating func readLog(_ walk: inout JSONWalk) throws {
    var log: ImportedLog?
    try walk.forEachMember { key, walk in
      switch key {
      case "file":
        let name = try walk.value().string ?? ""
        guard let device = Self.device(ofFile: name) else {
          throw walk.refusal("'\(name.prefix(60))' is no name of a log")
        }
        log = ImportedLog(fileName: name, device: device)
      case "lines":
        guard let name = log?.fileName else {
          throw walk.refusal("expected \"file\" before \"lines\"")
        }
        var lines = Spool()
        try walk.forEachElement { walk in try readEvent(&walk, of: name, into: &lines) }
        log?.bytes = try lines.finished()
      default: try walk.skip()
      }
    }
    if let log {
      reading.logs.append(log)
      noteRest(of: log.fileName)
    }
  }

  private mutating func readEvent(
    _ walk: inout JSONWalk, of file: String, into lines: inout Spool
  ) throws {
    let place = walk.line
    guard let text = try walk.value().string else { throw walk.refusal("expected a line of a log") }
    var bytes = Array(text.utf8)
    let reading = bytes.contains(.lineFeed) ? .unreadable : bytes.withUnsafeBytes(EventReader.read)
    switch reading {
    case .event, .foreign:
      bytes.append(.lineFeed)
      try lines.append(bytes)
    case .newer:
      throw ImportRefusal(place, "written by a newer version of trainer; install that one")
    case .unreadable:
      unreadableLines += 1
      if unreadableLines > Self.mostNamed {
        lastUnreadable = place
      } else {
        self.reading.unread.append(
          ImportNote(place, "a line of \(file) that is no event"))
      }
    }
  }

  /// Many lines that are no events are counted, for a list of all says no more.
  private mutating func noteRest(of file: String) {
    if unreadableLines > Self.mostNamed {
      reading.unread.append(
        ImportNote(
          lastUnreadable,
          "\(unreadableLines - Self.mostNamed) more lines of \(file) that are no events, the last one here"
        ))
    }
    unreadableLines = 0
  }

  private static let mostNamed = 5

  /// The device of a file in the folder of logs, and of no other.
  private static func device(ofFile name: String) -> DeviceName? {
    guard name.hasSuffix(".jsonl"), name.utf8.count <= 200, !name.contains("/"),
      name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return nil }
    return DeviceName(startOfFileName: String(name.dropLast(6)))
  }
}
