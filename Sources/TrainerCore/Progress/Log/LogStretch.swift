import TrainerText

/// Lines of a log that follow each other, read by themselves.
struct LogStretch: Sendable {
  var log: DeviceLog
  var names: NameTable
  var notes = LineNotes()

  /// How many lines it has, those that are no events included.
  var lines = 0

  /// Whether the numbers of its events only grow.
  var isInOrder = true

  /// Reads a range of a file that begins with a line, without keeping its bytes.
  init(
    reading range: Range<Int>, of file: borrowing OpenFile, device: DeviceName,
    reader: consuming LineReader
  ) throws(FileError) {
    var reader = reader
    var notes = LineNotes()
    var lines = 0
    var last: Int64 = 0
    var isInOrder = true
    reader.rows.reserveCapacity(range.count / Self.usualLineLength)
    try file.forEachLine(in: range) { line in
      lines += 1
      let outcome = reader.read(line.bytes)
      if outcome == .row {
        let number = reader.rows[reader.rows.count - 1].number
        if number <= last { isInOrder = false }
        last = number
        if line.isTerminated { return }
      }
      notes.add(outcome, line)
    } endBlock: {
      reader.nameSubjects()
    }
    log = DeviceLog(device: device)
    log.rows = LogRows(reader.rows)
    log.rare = reader.rare
    log.mocks = reader.mocks
    log.answers = reader.answers
    log.verdicts = reader.verdicts
    names = reader.names
    self.notes = notes
    self.lines = lines
    self.isInOrder = isInOrder
  }

  /// Adds the stretch that follows.
  mutating func append(_ next: consuming LogStretch) {
    if let last = log.rows.last, let first = next.log.rows.first, first.number <= last.number {
      isInOrder = false
    }
    isInOrder = isInOrder && next.isInOrder
    let numbers = names.absorb(next.names)
    next.log.rows.mutateEach { [rare = Int64(log.rare.count)] row in
      switch row.kind {
      case .review: row.subject = numbers.records[Int(row.subject)]
      case .item: row.subject = numbers.items[Int(row.subject)]
      case .rare: row.payload += rare
      case .foreign: break
      }
    }
    log.verdicts.append(next.log.verdicts, after: log.rows.count, ideas: numbers.ideas)
    for (row, mock) in next.log.mocks { log.mocks[row + log.rows.count] = mock }
    log.rows.append(next.log.rows)
    log.rare += next.log.rare
    log.answers += next.log.answers
    notes.add(next.notes, after: lines)
    lines += next.lines
  }

  /// Bytes; a guess that saves copying rows while they are read.
  private static let usualLineLength = 110
}

extension LogStretch {
  /// Reads the first `size` bytes of a file; a large one on all processors.
  init(
    reading size: Int, of path: String, device: DeviceName, reader: LineReader, on disk: Disk
  ) throws(FileError) {
    // The reader holds no line as long as it reads none.
    nonisolated(unsafe) let reader = reader
    let cuts = try Self.cuts(
      disk.open(path, for: .reading), size: size, stretches: Self.stretches(size))
    let parts = Processors.map(cuts.count - 1) { part -> Result<LogStretch, FileError> in
      Result { () throws(FileError) in
        try LogStretch(
          reading: cuts[part]..<cuts[part + 1], of: disk.open(path, for: .reading),
          device: device,
          reader: part == 0 ? reader : LineReader(keepsAnswers: reader.keepsAnswers))
      }
    }
    self = try parts[0].get()
    for part in parts.dropFirst() { append(try part.get()) }
  }

  /// A few, for the names of all but the first must be looked up again.
  private static func stretches(_ size: Int) -> Int {
    max(1, min(Processors.count, 4, size / smallest))
  }

  /// Bytes of a stretch that is worth a processor of its own.
  static let smallest = 4 << 20

  /// Divides the bytes of a file so that each stretch begins with a line.
  static func cuts(
    _ file: borrowing OpenFile, size: Int, stretches: Int
  ) throws(FileError) -> [Int] {
    var cuts = [0]
    for stretch in 1..<max(1, stretches) {
      let start = try file.startOfLine(after: size / stretches * stretch, size: size)
      if let last = cuts.last, start > last, start < size { cuts.append(start) }
    }
    return cuts + [size]
  }
}

extension OpenFile {
  /// The place after the first line end at or after `offset`; `size` where there is none.
  fileprivate func startOfLine(after offset: Int, size: Int) throws(FileError) -> Int {
    var start = offset
    while start < size {
      let block = try bytes(start..<min(size, start + 4096))
      if block.isEmpty { break }
      if let end = block.firstIndex(of: .lineFeed) { return start + end + 1 }
      start += block.count
    }
    return size
  }
}
