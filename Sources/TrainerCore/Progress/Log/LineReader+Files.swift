extension LineReader {
  /// Reads a file without keeping its bytes; nil where it has gone.
  mutating func readInOrder(
    _ path: String, _ name: String, on disk: Disk
  ) throws(FileError) -> LogFile? {
    guard disk.identity(of: path) != nil else { return nil }
    let open = try disk.open(path, for: .reading)
    let size = try open.size()
    var file = LogFile(
      name: name, device: log.device, content: try LogContent(of: open, bytes: size))
    log.rows.reserveCapacity(size / Self.usualLineLength)
    var last: Int64 = 0
    var isInOrder = true
    try open.forEachLine(ofFirst: size) { line in
      let outcome = read(line.bytes)
      if outcome == .row {
        let number = log.rows[log.rows.count - 1].number
        if number <= last { isInOrder = false }
        last = number
        if line.isTerminated { return }
      }
      file.note(outcome, line)
    } endBlock: {
      nameSubjects()
    }
    self.isInOrder = isInOrder
    return file
  }

  /// Reads the files of a device that has copies, or lines out of order: equal lines count once, and
  /// all stand in the order of their numbers, then of their bytes.
  mutating func readAndSort(
    _ paths: [String], _ names: [String], on disk: Disk
  ) throws(FileError) -> [LogFile] {
    var files: [LogFile] = []
    var lines = LineTexts()
    for (path, name) in zip(paths, names) {
      guard let bytes = try disk.contents(of: path) else { continue }
      let tail = bytes.suffix(LogContent.tailLength)
      var file = LogFile(
        name: name, device: log.device,
        content: LogContent(
          bytes: bytes.count, tail: Array(tail).withUnsafeBytes { StableHash($0) }))
      bytes.forEachLine { line in
        let outcome = read(line.bytes)
        if outcome == .row { lines.append(line) }
        file.note(outcome, line)
      } end: {
        nameSubjects()
      }
      lines.files.append(bytes)
      files.append(file)
    }
    log.sort(by: lines)
    return files
  }

  /// Bytes; a guess that saves copying rows while they are read.
  private static let usualLineLength = 110
}

/// The bytes of lines that were read, as places in their files.
private struct LineTexts {
  /// The bytes of the files that were read to their end.
  var files: [[UInt8]] = []

  private var places: [(file: Int, range: Range<Int>)] = []

  /// Adds a line of the file that is being read.
  mutating func append(_ line: LogLine) {
    places.append((files.count, line.offset..<line.offset + line.bytes.count))
  }

  subscript(line: Int) -> ArraySlice<UInt8> { files[places[line].file][places[line].range] }
}

extension DeviceLog {
  /// Puts the rows in order, `lines` being what each was read from.
  fileprivate mutating func sort(by lines: LineTexts) {
    var order = Array(rows.indices)
    order.sort { left, right in
      let (leftNumber, rightNumber) = (rows[left].number, rows[right].number)
      return leftNumber == rightNumber
        ? lines[left].lexicographicallyPrecedes(lines[right]) : leftNumber < rightNumber
    }
    var sorted = DeviceLog(device: device)
    sorted.rows.reserveCapacity(rows.count)
    var last: Int?
    for place in order {
      if let last, lines[last] == lines[place] { continue }
      last = place
      var row = rows[place]
      if row.kind == .rare {
        let body = rare[Int(row.payload)]
        row.payload = Int64(sorted.rare.count)
        sorted.rare.append(body)
      }
      if let mock = mocks[place] { sorted.mocks[sorted.rows.count] = mock }
      sorted.rows.append(row)
    }
    self = sorted
  }
}
