public import TrainerScheduling

extension ProgressStore {
  /// Writes `progress.json` where it is behind.
  ///
  /// ``close()`` does so at the end of a session; a long one may do so now and then.
  ///
  /// Nothing is written where the file knows of events of another device that are not here yet.
  ///
  /// - Throws: ``StateError/file(_:)``; the old file is then still there.
  public func save() throws(StateError) {
    guard isUnsaved, !isBehind, !mustKeepSnapshot else { return }
    try asStateError { () throws(FileError) in
      if let own = try ownContent() { logs.contents[folder.ownLogName] = own }
      if progress.positions.isEmpty { return }
      let snapshot = Snapshot(progress: progress, logs: logs.byDevice, extras: extras)
      try folder.disk.replace(folder.snapshot, with: SnapshotWriter.bytes(snapshot))
    }
    isUnsaved = false
  }

  /// This device's log as far as it was written here.
  private func ownContent() throws(FileError) -> LogContent? {
    switch log {
    case .none: return nil
    case .some(let log):
      let file = try folder.disk.open(folder.ownLog, for: .reading)
      return try LogContent(of: file, bytes: log.size)
    }
  }

  /// Writes `progress.json` anew from the logs, and gives up what only the old one knew.
  ///
  /// The old one is set aside where it knew more. Returns what was found on the way.
  ///
  /// - Throws: ``StateError``, also where a newer version wrote here.
  public static func rebuild(
    _ folder: StateFolder, command: String, at moment: Moment
  ) throws(StateError) -> [Notice] {
    let opening = StateOpening(folder: folder, moment: moment, isRebuilding: true)
    let store = try ProgressStore(opening, command: command)
    let knewMore = store.notices.contains {
      switch $0 {
      case .ownLinesMissing, .otherLinesMissing: true
      default: false
      }
    }
    if knewMore {
      _ = try asStateError { () throws(FileError) in try opening.setSnapshotAside(as: "replaced") }
    }
    try store.save()
    store.close()
    return store.notices
  }
}
