import TrainerScheduling

extension StateFolder {
  /// Looks at everything in the folder, and changes nothing.
  ///
  /// - Throws: ``StateError/file(_:)`` where a file that is there cannot be read.
  public func report() throws(StateError) -> StateReport {
    try asStateError { () throws(FileError) in
      let logs = try Logs(readingFrom: reviews, on: disk)
      var state = LoadedState(progress: Replay.progress(logs), logs: logs.inventory)
      for file in logs.files { state.note(file) }
      let reading = try SnapshotReading(in: self)
      state.judge(reading, ownDevice: device)
      let condition = SnapshotCondition(reading, against: state)
      if condition == .different { state.notices.append(.snapshotDiffers) }
      for file in logs.files where file.name == ownLogName {
        if case .torn(let start) = file.end {
          let bytes = file.content.bytes - start
          state.notices.append(.endsWithinLine(file: "reviews/\(file.name)", bytes: bytes))
        }
      }
      state.notices += logs.devices.pairsThatBeginAlike
      if let error = writingProblem { state.notices.append(.notWritable(error)) }
      return StateReport(
        folder: path,
        devices: logs.devices.map { log in
          DeviceReport(log, files: logs.files, isOwn: log.device == device)
        },
        records: state.progress.count,
        snapshot: condition,
        problems: state.notices,
        setAside: try setAside(),
        ignored: try ignoredCopies(),
        writer: writer)
    }
  }

  /// What would keep the next session from saving.
  private var writingProblem: FileError? {
    do throws(FileError) {
      try disk.checkFolder(path)
      try disk.checkFolder(reviews)
      try disk.checkFile(lock)
      try disk.checkFile(ownLog)
      return nil
    } catch {
      return error
    }
  }

  private var writer: StateReport.Writer? {
    guard FileLock.isHeld(lock, on: disk) else { return nil }
    let holder = FileLock.holder(lock, on: disk)
    return StateReport.Writer(processID: holder?.processID, command: holder?.command)
  }

  private func setAside() throws(FileError) -> [String] {
    let snapshots = try disk.names(in: path).filter { name in
      ["damaged", "replaced"].contains { name.hasPrefix("\(Self.snapshotName).\($0)-") }
    }
    let pieces = try disk.names(in: reviews).filter { $0.contains(".jsonl.torn-") }
    return snapshots + pieces.map { "reviews/\($0)" }
  }

  private func ignoredCopies() throws(FileError) -> [String] {
    try disk.names(in: path).filter { name in
      name != Self.snapshotName && name.hasPrefix("progress") && name.hasSuffix(".json")
    }
  }
}

extension DeviceReport {
  fileprivate init(_ log: DeviceLog, files: [LogFile], isOwn: Bool) {
    var gaps: [ClosedRange<Int64>] = []
    var last: Int64 = 0
    // A clock that was set back makes later events earlier ones.
    var span: Span?
    for row in log.rows {
      span = span.map { $0.reaching(row.moment) } ?? Span(first: row.moment, last: row.moment)
      if row.number > last + 1 { gaps.append(last + 1...row.number - 1) }
      last = row.number
    }
    self.init(
      device: log.device, isOwn: isOwn,
      files: files.filter { $0.device == log.device }.map(\.name),
      events: log.rows.count, reviews: log.rows.count { $0.isReview },
      span: span, gaps: gaps)
  }
}

extension DeviceReport.Span {
  fileprivate func reaching(_ moment: Moment) -> Self {
    if moment.utcMilliseconds < first.utcMilliseconds { return Self(first: moment, last: last) }
    return moment.utcMilliseconds > last.utcMilliseconds ? Self(first: first, last: moment) : self
  }
}

extension SnapshotCondition {
  init(_ reading: SnapshotReading, against state: LoadedState) {
    switch reading {
    case .missing: self = .missing
    case .outdated: self = .behind
    case .newer: self = .newer
    case .damaged: self = .damaged
    case .whole(let snapshot):
      guard snapshot.logs == state.logs.byDevice else {
        self = .behind
        return
      }
      let expected = Snapshot(
        progress: state.progress, logs: snapshot.logs, extras: snapshot.extras)
      self =
        SnapshotWriter.bytes(snapshot) == SnapshotWriter.bytes(expected) ? .current : .different
    }
  }
}

extension [DeviceLog] {
  /// Devices whose logs begin with the same event, as when a log was copied under another name.
  fileprivate var pairsThatBeginAlike: [Notice] {
    var firsts: [FirstEvent: DeviceName] = [:]
    return compactMap { log in
      guard let row = log.rows.first else { return nil }
      let first = FirstEvent(time: row.time, number: row.number, subject: row.subject)
      if let other = firsts[first] { return .logsBeginAlike(other, log.device) }
      firsts[first] = log.device
      return nil
    }
  }
}

private struct FirstEvent: Hashable {
  let time: Int64
  let number: Int64
  let subject: Int32
}
