/// What was found in a log besides events.
struct LineNotes: Hashable, Sendable {
  /// The lines that are not events.
  private(set) var damage: [LineDamage] = []

  /// The first line of a newer version.
  private(set) var newer: NewerLine?

  /// What stands after the last line end.
  private(set) var end = End.clean

  enum End: Hashable, Sendable {
    case clean
    /// A whole line that only lacks its line end; it counts.
    case unterminated
    /// A piece of a line, from this byte on.
    case torn(from: Int)
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

extension LineNotes {
  /// Notes what reading a line came to, unless it is an event.
  mutating func add(_ outcome: LineReader.Outcome, _ line: LogLine) {
    switch outcome {
    case .row: if !line.isTerminated { end = .unterminated }
    case .blank: break
    case .newer(let version):
      if newer == nil { newer = NewerLine(line: line.number, version: version) }
    case .unreadable:
      if line.isTerminated {
        let kind: LineDamage.Kind = line.bytes.isConflictMark ? .conflictMark : .unreadable
        add(LineDamage(kind: kind, lines: line.number...line.number))
      } else {
        end = .torn(from: line.offset)
      }
    }
  }

  /// Adds the notes of what follows after so many lines.
  mutating func add(_ next: LineNotes, after lines: Int) {
    for damage in next.damage {
      add(
        LineDamage(
          kind: damage.kind,
          lines: damage.lines.lowerBound + lines...damage.lines.upperBound + lines))
    }
    newer = newer ?? next.newer.map { NewerLine(line: $0.line + lines, version: $0.version) }
    end = next.end
  }

  private mutating func add(_ next: LineDamage) {
    if let last = damage.last, last.kind == next.kind,
      last.lines.upperBound + 1 == next.lines.lowerBound
    {
      damage[damage.count - 1].lines = last.lines.lowerBound...next.lines.upperBound
    } else {
      damage.append(next)
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var isConflictMark: Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { self.starts(with: $0.utf8) }
  }
}
