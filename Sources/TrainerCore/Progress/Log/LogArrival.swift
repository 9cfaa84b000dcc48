import TrainerText

/// A log to be written into the folder of logs.
package struct NewLog: Sendable {
  /// What its file is called.
  package let fileName: String

  /// All its lines.
  package let bytes: [UInt8]

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
    let lines = incoming.bytes.split(separator: .lineFeed)
    let local = try disk.contents(of: "\(reviews)/\(incoming.fileName)")
    var here = try linesHere(of: incoming.device)
    for log in coming where DeviceName(startOfFileName: log.fileName) == incoming.device {
      here.formUnion(log.bytes.split(separator: .lineFeed))
    }
    let new = lines.count { !here.contains($0) }
    var arrival = LogArrival(newLines: new, knownLines: lines.count - new)
    if new == 0 { return arrival }
    let isOwn = incoming.device == device
    let grows = local.map { incoming.bytes.starts(with: $0) && $0.last == .lineFeed } ?? false
    let taken = Set(coming.map(\.fileName))
    let mustBeCopy = isOwn || local != nil && !grows || taken.contains(incoming.fileName)
    let name = mustBeCopy ? freeCopyName(of: incoming, taken) : incoming.fileName
    arrival.log = NewLog(
      fileName: name, bytes: incoming.bytes, lineCount: lines.count,
      grows: grows && name == incoming.fileName)
    return arrival
  }

  private func linesHere(of device: DeviceName) throws(FileError) -> Set<ArraySlice<UInt8>> {
    var lines: Set<ArraySlice<UInt8>> = []
    for (owner, names) in try Logs.fileNames(in: reviews, on: disk) where owner == device {
      for name in names {
        lines.formUnion(
          (try disk.contents(of: "\(reviews)/\(name)") ?? []).split(separator: .lineFeed))
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
  var bytes: [UInt8] = []
}
