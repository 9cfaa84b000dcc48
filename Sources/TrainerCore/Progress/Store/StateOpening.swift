import TrainerScheduling
import TrainerText

/// The steps by which a folder is opened for writing.
struct StateOpening {
  let folder: StateFolder
  let moment: Moment

  /// Whether the logs alone count: what `progress.json` knows beyond them is given up.
  var isRebuilding = false

  /// Reads the state, unless nothing may be written; changes nothing.
  func state() throws(StateError) -> LoadedState {
    var state = try asStateError { () throws(FileError) in
      try StateLoader(folder: folder).load(trustingSnapshot: !isRebuilding)
    }
    if isRebuilding, case .linesMissing? = state.refusal { state.refusal = nil }
    if let refusal = state.refusal { throw refusal }
    return state
  }

  /// Makes the folder where it is missing, and takes its lock.
  func lock(command: String) throws(StateError) -> FileLock {
    do throws(FileLock.Refusal) {
      do throws(FileError) {
        try folder.disk.createFolder(folder.reviews)
      } catch {
        throw .file(error)
      }
      return try FileLock(folder.lock, command: command, on: folder.disk)
    } catch {
      switch error {
      case .held(let holder):
        throw .busy(processID: holder?.processID, command: holder?.command)
      case .file(let error): throw .file(error)
      }
    }
  }

  /// Whether the logs are still those that a state was read from.
  func isUnchanged(since state: LoadedState) -> Bool {
    (try? LogInventory(of: folder.reviews, on: folder.disk)) == state.logs
  }

  /// Sets aside what is damaged; the state that is returned says so.
  func repaired(_ state: LoadedState) throws(StateError) -> LoadedState {
    try asStateError { () throws(FileError) in
      var state = state
      try removeDrafts()
      switch state.ownEnd {
      case .clean: break
      case .unterminated: try endLastLine()
      case .torn(let start): state.notices.append(try cutTornLine(from: start))
      }
      if case .snapshotDamaged(let offset, _)? = state.damage {
        let name = try setSnapshotAside(as: "damaged")
        state.notices.removeAll { $0 == state.damage }
        state.notices.append(.snapshotDamaged(offset: offset, setAside: name))
      }
      return state
    }
  }

  /// What a process that was killed while it wrote `progress.json` left behind.
  private func removeDrafts() throws(FileError) {
    for name in try folder.disk.names(in: folder.path)
    where name.hasPrefix(StateFolder.snapshotName + ".") && name.hasSuffix(Disk.draftEnding) {
      folder.disk.remove("\(folder.path)/\(name)")
    }
  }

  /// A whole line without its line end is an event like any other; what follows must not join it.
  private func endLastLine() throws(FileError) {
    var log = try AppendOnlyFile(folder.ownLog, on: folder.disk)
    try log.append([.lineFeed])
  }

  private func cutTornLine(from start: Int) throws(FileError) -> Notice {
    var log = try AppendOnlyFile(folder.ownLog, on: folder.disk)
    let piece = try folder.disk.open(folder.ownLog, for: .reading).bytes(start..<log.size)
    let name = freeName("\(folder.ownLogName).torn-\(moment.fileStamp)", in: folder.reviews)
    try folder.disk.create("\(folder.reviews)/\(name)", with: piece)
    try log.cut(to: start)
    return .tornLine(
      file: "reviews/\(folder.ownLogName)", bytes: piece.count, setAside: "reviews/\(name)")
  }

  /// Gives `progress.json` another name, which is returned.
  func setSnapshotAside(as reason: String) throws(FileError) -> String {
    let name = freeName(
      "\(StateFolder.snapshotName).\(reason)-\(moment.fileStamp)", in: folder.path)
    try folder.disk.rename(folder.snapshot, to: "\(folder.path)/\(name)")
    return name
  }

  private func freeName(_ name: String, in parent: String) -> String {
    var free = name
    var number = 1
    while folder.disk.identity(of: "\(parent)/\(free)") != nil {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }
}

extension StateOpening {
  /// This device's log, opened where there is one.
  func log() throws(StateError) -> AppendOnlyFile? {
    guard folder.disk.identity(of: folder.ownLog) != nil else { return nil }
    return try asStateError { () throws(FileError) in
      try AppendOnlyFile(folder.ownLog, on: folder.disk)
    }
  }
}

/// Runs what fails with a file, as what fails with the state.
func asStateError<Value: ~Copyable>(
  _ work: () throws(FileError) -> Value
) throws(StateError) -> Value {
  do throws(FileError) {
    return try work()
  } catch {
    throw .file(error)
  }
}
