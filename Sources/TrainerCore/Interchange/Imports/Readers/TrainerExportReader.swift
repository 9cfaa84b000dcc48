import TrainerText

/// Reads the logs of an export of this program; all else in it follows from them.
struct TrainerExportReader {
  private let source: SourceText
  private var reading = ImportReading(format: .trainer)

  static func read(_ source: SourceText) throws(ImportRefusal) -> ImportReading {
    var reader = TrainerExportReader(source: source)
    try reader.read()
    return reader.reading
  }

  private init(source: SourceText) { self.source = source }

  private mutating func read() throws(ImportRefusal) {
    var walk = JSONWalk(source)
    var version: Int?
    var hasLogs = false
    try walk.forEachMember { key, walk throws(ImportRefusal) in
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
        try walk.forEachElement { walk throws(ImportRefusal) in try readLog(&walk) }
      default: try walk.skip()
      }
    }
    guard version != nil, hasLogs else {
      throw ImportRefusal(1, "expected an export of trainer, with \"version\" and \"logs\"")
    }
  }

  private mutating func readLog(_ walk: inout JSONWalk) throws(ImportRefusal) {
    var log: ImportedLog?
    try walk.forEachMember { key, walk throws(ImportRefusal) in
      switch key {
      case "file":
        let name = try walk.value().string ?? ""
        guard let device = Self.device(ofFile: name) else {
          throw walk.refusal("'\(name.prefix(60))' is no name of a log")
        }
        log = ImportedLog(fileName: name, device: device)
      case "lines":
        guard var taken = log else { throw walk.refusal("expected \"file\" before \"lines\"") }
        try walk.forEachElement { walk throws(ImportRefusal) in try readEvent(&walk, into: &taken) }
        log = taken
      default: try walk.skip()
      }
    }
    if let log { reading.logs.append(log) }
  }

  private mutating func readEvent(
    _ walk: inout JSONWalk, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    let place = walk.line
    guard let text = try walk.value().string else { throw walk.refusal("expected a line of a log") }
    var bytes = Array(text.utf8)
    let reading = bytes.contains(.lineFeed) ? .unreadable : bytes.withUnsafeBytes(EventReader.read)
    switch reading {
    case .event, .foreign:
      bytes.append(.lineFeed)
      log.bytes += bytes
    case .newer:
      throw ImportRefusal(place, "written by a newer version of trainer; install that one")
    case .unreadable:
      self.reading.unread.append(ImportNote(place, "a line of \(log.fileName) that is no event"))
    }
  }

  /// The device of a file in the folder of logs, and of no other.
  private static func device(ofFile name: String) -> DeviceName? {
    guard name.hasSuffix(".jsonl"), name.utf8.count <= 200, !name.contains("/"),
      name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return nil }
    return DeviceName(startOfFileName: String(name.dropLast(6)))
  }
}
