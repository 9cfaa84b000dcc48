extension StateError: CustomStringConvertible {
  /// What is wrong and what to do, for a person.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .busy(let processID?, let command?):
      "another process is writing: \(command) (process \(processID)); end it, or try again later"
    case .busy: "another process is writing; end it, or try again later"
    case .newer(let newer): "\(newer.description); nothing was written. Install the newer version"
    case .linesMissing(let missing):
      "\(missing.description); nothing was written. "
        + "Put the file back, or go on without these lines: trainer doctor --rebuild"
    }
  }
}

extension NewerVersion: CustomStringConvertible {
  /// Where a newer version was noticed.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    let format = version == .max ? "another format" : "format \(version)"
    return "\(place): written by a newer version of trainer (\(format))"
  }
}

extension MissingLines: CustomStringConvertible {
  /// What is missing, with the first few records.
  public var description: String {
    let file = "reviews/\(device).jsonl"
    let counts =
      found == 0
      ? "\(file) is gone or empty, \(expected) \(expected == 1 ? "line was" : "lines were") in it"
      : "\(file) has \(found) of its \(expected) lines"
    guard !records.isEmpty else { return counts }
    let named = records.prefix(Self.namedRecords).map(\.description).joined(separator: ", ")
    let rest = records.count - Self.namedRecords
    return counts + "; reviews are missing of \(named)" + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let namedRecords = 5
}

extension Notice: CustomStringConvertible {
  /// What happened and what was done about it, for a person.
  public var description: String {
    switch self {
    case .snapshotDamaged(let offset, let name):
      (offset.map { "progress.json is damaged at byte \($0)" } ?? "progress.json is no file")
        + "; the state was read from the logs"
        + (name.map { ", the damaged file is now \($0)" }
          ?? (offset == nil ? ", and the next session sets it aside" : ""))
    case .newer(let newer): "\(newer.description); nothing is written"
    case .ownLinesMissing(let missing):
      "\(missing.description). Nothing is written until it is back; "
        + "to go on without these lines: trainer doctor --rebuild"
    case .otherLinesMissing(let missing):
      "\(missing.description). If it is still on its way, progress.json waits for it, and your "
        + "answers are saved; if it is gone for good: trainer doctor --rebuild"
    case .tornLine(let file, let bytes, let name):
      "\(file) ended in the middle of a line, as after a crash; "
        + "these \(bytes) bytes are now in \(name)"
    case .unreadableLines(let file, let lines, let isConflictMark):
      "\(file):\(lines.lowerBound): "
        + (isConflictMark
          ? "a conflict mark of git; the lines around it count"
          : lines.count == 1
            ? "this line is no event and does not count"
            : "\(lines.count) lines from here are no events and do not count")
    case .manyUnreadableLines(let file, let count, let first, let isConflictMark):
      "\(file): \(count) lines are "
        + (isConflictMark
          ? "conflict marks of git, and the lines around them count"
          : "no events and do not count")
        + "; the first are " + first.map(\.lineNumbers).joined(separator: ", ")
    case .endsWithinLine(let file, let bytes):
      "\(file) ends in the middle of a line, as after a crash or while it is being written; "
        + "the next session moves these \(bytes) bytes to a file of their own"
    case .snapshotDiffers:
      "progress.json does not say what the logs come to. "
        + "Make it anew: trainer doctor --rebuild"
    case .logsBeginAlike(let first, let second):
      "reviews/\(first).jsonl and reviews/\(second).jsonl begin with the same event. "
        + "Where one is a copy of the other, its reviews count twice: move it elsewhere"
    case .notReadBack(let error):
      "saved, but the logs could not be read again: \(error)"
    case .snapshotNotSaved(let error):
      "progress.json could not be written: \(error). Your answers are saved in the logs"
    case .notWritable(let error):
      "\(error). Until that is mended no answer can be saved"
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var lineNumbers: String {
    count == 1 ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}
