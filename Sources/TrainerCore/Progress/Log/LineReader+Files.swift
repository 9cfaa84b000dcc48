extension LineReader {
  /// Reads the files of a device that has copies, or lines out of order: equal lines count once, and
  /// all stand in the order of their numbers, then of their bytes.
  mutating func readAndSort(
    _ paths: [String], _ names: [String], of device: DeviceName, on disk: Disk
  ) throws(FileError) -> (log: DeviceLog, files: [LogFile]) {
    var files: [LogFile] = []
    var lines = LineTexts()
    for (path, name) in zip(paths, names) {
      guard let bytes = try disk.contents(of: path) else { continue }
      var notes = LineNotes()
      bytes.forEachLine { line in
        let outcome = read(line.bytes)
        if outcome == .row { lines.append(line) }
        notes.add(outcome, line)
      } end: {
        nameSubjects()
      }
      lines.files.append(bytes)
      let tail = Array(bytes.suffix(LogContent.tailLength)).withUnsafeBytes { StableHash($0) }
      files.append(
        LogFile(
          name: name, device: device, content: LogContent(bytes: bytes.count, tail: tail),
          notes: notes))
    }
    return (log(of: device, inOrderOf: lines), files)
  }

  /// The rows in order, `lines` being what each was read from.
  private func log(of device: DeviceName, inOrderOf lines: LineTexts) -> DeviceLog {
    var order = Array(rows.indices)
    order.sort { left, right in
      let (leftNumber, rightNumber) = (rows[left].number, rows[right].number)
      return leftNumber == rightNumber
        ? lines[left].lexicographicallyPrecedes(lines[right]) : leftNumber < rightNumber
    }
    var log = DeviceLog(device: device)
    var sorted: ContiguousArray<LogRow> = []
    sorted.reserveCapacity(rows.count)
    var last: Int?
    for place in order {
      if let last, lines[last] == lines[place] { continue }
      last = place
      var row = rows[place]
      if row.kind == .rare {
        log.rare.append(rare[Int(row.payload)])
        row.payload = Int64(log.rare.count - 1)
      }
      if let mock = mocks[place] { log.mocks[sorted.count] = mock }
      if keepsAnswers { log.answers.append(answers[place]) }
      if !verdicts.isEmpty { log.verdicts.append(verdicts, of: place, as: sorted.count) }
      sorted.append(row)
    }
    log.rows = LogRows(sorted)
    return log
  }
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
