import TrainerText

/// Decides what the files in a folder come to.
struct StateLoader {
  let folder: StateFolder

  /// Reads the state without changing anything: from `progress.json` where that says what the logs
  /// come to and is to be trusted, else from the logs.
  func load(trustingSnapshot: Bool = true) throws(FileError) -> LoadedState {
    let reading = try SnapshotReading(in: folder)
    if trustingSnapshot, case .whole(let snapshot) = reading,
      let state = try state(snapshot, by: LogInventory(of: folder.reviews, on: folder.disk))
    {
      return state
    }
    var state = try replay()
    state.judge(reading, ownDevice: folder.device)
    return state
  }

  /// Reads the state, and the logs with all that answers tell.
  func loadWithLogs() throws(FileError) -> (state: LoadedState, logs: Logs) {
    let logs = try Logs(readingFrom: folder.reviews, keepingAnswers: true, on: folder.disk)
    let reading = try SnapshotReading(in: folder)
    if case .whole(let snapshot) = reading, let state = try state(snapshot, by: logs.inventory) {
      return (state, logs)
    }
    var state = state(of: logs)
    state.judge(reading, ownDevice: folder.device)
    return (state, logs)
  }

  /// Reads the state, and prepares to go through all answers without keeping them.
  func loadWithStream() throws(FileError) -> (state: LoadedState, logs: StreamedLogs) {
    let logs = try StreamedLogs(readingFrom: folder.reviews, on: folder.disk)
    let reading = try SnapshotReading(in: folder)
    if case .whole(let snapshot) = reading, let state = try state(snapshot, by: logs.inventory) {
      return (state, logs)
    }
    var state = state(try Replay.progress(logs), logs.inventory, logs.files)
    state.judge(reading, ownDevice: folder.device)
    return (state, logs)
  }

  /// Reads the state from the logs alone.
  func replay() throws(FileError) -> LoadedState {
    state(of: try Logs(readingFrom: folder.reviews, on: folder.disk))
  }

  private func state(of logs: Logs) -> LoadedState {
    state(Replay.progress(logs), logs.inventory, logs.files)
  }

  private func state(
    _ progress: Progress, _ inventory: LogInventory, _ files: [LogFile]
  ) -> LoadedState {
    var state = LoadedState(progress: progress, logs: inventory)
    for file in files {
      state.note(file)
      if file.name == folder.ownLogName { state.ownEnd = file.end }
    }
    return state
  }

  /// The state by a snapshot of just these logs; nil where it is of others, or where this device's
  /// log ends within a line and must be read for that.
  private func state(
    _ snapshot: Snapshot, by logs: LogInventory
  ) throws(FileError) -> LoadedState? {
    guard snapshot.logs == logs.byDevice else { return nil }
    if let own = logs.contents[folder.ownLogName], own.bytes > 0 {
      let end = try folder.disk.open(folder.ownLog, for: .reading).bytes(own.bytes - 1..<own.bytes)
      if end != [.lineFeed] { return nil }
    }
    return LoadedState(
      progress: snapshot.progress, isSnapshotCurrent: true, extras: snapshot.extras, logs: logs)
  }
}
