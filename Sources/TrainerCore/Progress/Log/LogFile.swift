/// What is known of one log file after it was read, but for its events.
struct LogFile: Hashable, Sendable {
  /// Its name in the folder of logs.
  let name: String

  let device: DeviceName

  /// Its length and a hash of its end: what tells, without reading it, that it is still the same.
  let content: LogContent

  /// What was found in it besides events.
  let notes: LineNotes

  var damage: [LineDamage] { notes.damage }
  var newer: NewerLine? { notes.newer }
  var end: LineNotes.End { notes.end }
}

/// The length of a file in bytes and the hash of its end.
struct LogContent: Hashable, Comparable, Sendable {
  let bytes: Int
  let tail: StableHash

  /// How much of the end is hashed.
  static let tailLength = 4096

  static func < (left: LogContent, right: LogContent) -> Bool {
    (left.bytes, left.tail.value) < (right.bytes, right.tail.value)
  }
}

extension LogContent {
  /// The content of an open file that is `bytes` long.
  init(of file: borrowing OpenFile, bytes: Int) throws(FileError) {
    self.bytes = bytes
    tail = try file.bytes(max(0, bytes - Self.tailLength)..<bytes)
      .withUnsafeBytes { StableHash($0) }
  }
}
