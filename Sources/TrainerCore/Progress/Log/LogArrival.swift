import TrainerText

/// A log to be written into the folder of logs.
package struct NewLog: Sendable {
  /// What its file is called.
  package let fileName: String

  /// All its lines.
  package let bytes: SpooledBytes

  /// How many lines it has.
  package let lineCount: Int

  /// Whether a file of this name is there and only gets longer.
  package let grows: Bool
}

/// What the log of another home comes to here.
struct LogArrival {
  /// The file to be written; nil where all of it is here.
  var log: NewLog?

  var newLines: Int
  var knownLines: Int
}

extension StateFolder {
  /// Where the lines of a log go, so that afterwards all is as if its file had been synced.
  ///
  /// The log of another device is made, or gets longer. Where it differs from what is here, and for
  /// this device's own log always, a copy is made beside it, of which equal lines count once.
  /// `coming` are logs that are to be written as well.
  func arrival(
    of incoming: ImportedLog, beside coming: [NewLog]
  ) throws(FileError) -> LogArrival {
    var here = try linesHere(of: incoming.device)
    for log in coming where DeviceName(startOfFileName: log.fileName) == incoming.device {
      try log.bytes.forEachLine { here.insert(LinePrint($0)) }
    }
    var lines = 0
    var new = 0
    try incoming.bytes.forEachLine { line in
      lines += 1
      if !here.contains(LinePrint(line)) { new += 1 }
    }
    var arrival = LogArrival(newLines: new, knownLines: lines - new)
    if new == 0 { return arrival }
    let isOwn = incoming.device == device
    let path = "\(reviews)/\(incoming.fileName)"
    let isHere = disk.identity(of: path) != nil
    var grows = false
    if isHere { grows = try incoming.bytes.goOn(after: disk.open(path, for: .reading)) }
    let taken = Set(coming.map(\.fileName))
    let mustBeCopy = isOwn || isHere && !grows || taken.contains(incoming.fileName)
    let name = mustBeCopy ? freeCopyName(of: incoming, taken) : incoming.fileName
    arrival.log = NewLog(
      fileName: name, bytes: incoming.bytes, lineCount: lines,
      grows: grows && name == incoming.fileName)
    return arrival
  }

  private func linesHere(of device: DeviceName) throws(FileError) -> Set<LinePrint> {
    var lines: Set<LinePrint> = []
    for (owner, names) in try Logs.fileNames(in: reviews, on: disk) where owner == device {
      for name in names where disk.identity(of: "\(reviews)/\(name)") != nil {
        let file = try disk.open("\(reviews)/\(name)", for: .reading)
        try file.forEachLine(in: 0..<file.size()) { line in
          lines.insert(LinePrint(line.bytes))
        } endBlock: {
        }
      }
    }
    return lines
  }

  private func freeCopyName(of log: ImportedLog, _ taken: Set<String>) -> String {
    var number = 1
    while true {
      let name = "\(log.device) (imported\(number == 1 ? "" : " \(number)")).jsonl"
      if !taken.contains(name), disk.identity(of: "\(reviews)/\(name)") == nil { return name }
      number += 1
    }
  }
}

/// The log of a device of another home.
struct ImportedLog: Sendable {
  let fileName: String
  let device: DeviceName

  /// Its lines, each with its end.
  var bytes = SpooledBytes([])
}

/// What tells one line of a log from another: there may be millions.
private struct LinePrint: Hashable {
  private let hash: StableHash
  private let length: Int32

  init(_ line: UnsafeRawBufferPointer) {
    hash = StableHash(line)
    length = Int32(truncatingIfNeeded: line.count)
  }
}

extension SpooledBytes {
  /// Shows the lines that are not empty, without their ends.
  fileprivate func forEachLine(_ visit: (UnsafeRawBufferPointer) -> Void) throws(FileError) {
    var pending: [UInt8] = []
    try forEachPiece { piece throws(FileError) in
      pending += piece
      let end = pending.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
      Array(pending[..<end]).forEachLine({ if !$0.bytes.isEmpty { visit($0.bytes) } }, end: {})
      pending.removeSubrange(..<end)
    }
    pending.forEachLine({ if !$0.bytes.isEmpty { visit($0.bytes) } }, end: {})
  }

  /// Whether they begin with all that a file has, whole lines.
  fileprivate func goOn(after file: borrowing OpenFile) throws(FileError) -> Bool {
    let size = try file.size()
    if size == 0 || size > count { return false }
    let stream = stream
    var offset = 0
    var last: UInt8 = 0
    while offset < size {
      let here = try file.bytes(offset..<min(size, offset + 1 << 18))
      let there = try stream.next(max(1, here.count))
      if here.isEmpty || there != here { return false }
      offset += here.count
      last = here[here.count - 1]
    }
    return last == .lineFeed
  }
}
