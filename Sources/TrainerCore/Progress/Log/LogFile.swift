/// What is known of one log file after it was read, but for its events.
struct LogFile: Hashable, Sendable {
  /// Its name in the folder of logs.
  let name: String

  let device: DeviceName

  /// Its length and a hash of its end: what tells, without reading it, that it is still the same.
  let content: LogContent

  /// The lines that are not events.
  var damage: [LineDamage] = []

  /// The first line of a newer version.
  var newer: NewerLine?

  /// What stands after the last line end.
  var end: End = .clean

  enum End: Hashable, Sendable {
    case clean
    /// A whole line that only lacks its line end; it counts.
    case unterminated
    /// A piece of a line, from this byte on.
    case torn(from: Int)
  }

  init(name: String, device: DeviceName, content: LogContent) {
    self.name = name
    self.device = device
    self.content = content
  }
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

/// Lines that follow each other and are no events.
struct LineDamage: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case unreadable
    /// The lines by which git marks two versions of a file.
    case conflictMark
  }

  let kind: Kind

  /// Counted from 1.
  var lines: ClosedRange<Int>
}

/// A line that a newer version of the program wrote.
struct NewerLine: Hashable, Sendable {
  /// Counted from 1.
  let line: Int
  let version: Int64
}

extension LogFile {
  /// Notes what reading a line came to, unless it is an event.
  mutating func note(_ outcome: LineReader.Outcome, _ line: LogLine) {
    switch outcome {
    case .row: if !line.isTerminated { end = .unterminated }
    case .blank: break
    case .newer(let version):
      if newer == nil { newer = NewerLine(line: line.number, version: version) }
    case .unreadable:
      if line.isTerminated {
        addDamage(line.bytes.isConflictMark ? .conflictMark : .unreadable, line.number)
      } else {
        end = .torn(from: line.offset)
      }
    }
  }

  private mutating func addDamage(_ kind: LineDamage.Kind, _ line: Int) {
    if let last = damage.last, last.kind == kind, last.lines.upperBound + 1 == line {
      damage[damage.count - 1].lines = last.lines.lowerBound...line
    } else {
      damage.append(LineDamage(kind: kind, lines: line...line))
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var isConflictMark: Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { self.starts(with: $0.utf8) }
  }
}
