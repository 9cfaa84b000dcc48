public import TrainerScheduling

/// The only writer of a learner's state: what it was told is on the disk before it returns.
///
/// It holds the lock of the folder from its making to ``close()``, or to its end.
public final class ProgressStore {
  /// Where the state is kept.
  public let folder: StateFolder

  /// What all events so far come to.
  public internal(set) var progress: Progress

  /// What a person should know about the files, the oldest first.
  public internal(set) var notices: [Notice]

  private var lock: FileLock?
  var log: AppendOnlyFile?

  /// The number of the last line of this device's log.
  var lastNumber: Int64

  /// The logs that the progress comes from; this device's own may have grown since.
  var logs: LogInventory
  var extras: SnapshotExtras
  var mustKeepSnapshot: Bool

  /// Whether the progress says more than `progress.json`.
  var isUnsaved: Bool

  /// Whether events were saved that the progress does not know yet.
  var isBehind = false

  /// What can be taken back without reading the logs again.
  var recent = RecentReviews()

  /// Takes the lock of a folder and reads the state; a folder that is not there is made.
  ///
  /// `command` is what others are told who find the lock taken; `moment` is named in the names of
  /// files that are set aside.
  ///
  /// - Throws: ``StateError``; then nothing was changed.
  public convenience init(
    _ folder: StateFolder, command: String, at moment: Moment
  ) throws(StateError) {
    try self.init(StateOpening(folder: folder, moment: moment), command: command)
  }

  init(_ opening: StateOpening, command: String) throws(StateError) {
    let before = try opening.state()
    let lock = try opening.lock(command: command)
    // Another process may have written between the reading and the lock.
    let state = try opening.repaired(opening.isUnchanged(since: before) ? before : opening.state())
    folder = opening.folder
    log = try opening.log()
    self.lock = consume lock
    progress = state.progress
    lastNumber = state.progress.positions[folder.device]?.last ?? 0
    notices = state.notices
    logs = state.logs
    extras = state.extras
    mustKeepSnapshot = state.mustKeepSnapshot && !opening.isRebuilding
    isUnsaved = !state.isSnapshotCurrent
  }

  deinit { close() }

  /// Writes `progress.json` where it is behind, and gives the lock back; nothing can be saved after.
  ///
  /// What goes wrong is no loss, for the logs hold everything: it becomes a notice.
  public func close() {
    guard isOpen else { return }
    do throws(StateError) {
      try save()
    } catch {
      if case .file(let error) = error { notices.append(.snapshotNotSaved(error)) }
    }
    log = nil
    lock = nil
  }

  /// Whether the lock is held.
  public var isOpen: Bool {
    switch lock {
    case .none: false
    case .some: true
    }
  }
}
