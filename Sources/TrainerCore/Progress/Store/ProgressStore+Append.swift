public import TrainerScheduling

extension ProgressStore {
  /// Saves what happened: when this returns it is on the disk and part of the progress.
  ///
  /// - Throws: ``StateError``; then nothing has changed, neither on the disk nor here, and the same
  ///   can be tried again.
  @discardableResult
  public func append(_ body: EventBody, at moment: Moment) throws(StateError) -> EventReference {
    try append([(body: body, moment: moment)])[0]
  }

  /// Saves several events at once, in their order: all of them, or none.
  ///
  /// - Throws: ``StateError``, as for one event.
  @discardableResult
  public func append(
    _ happenings: [(body: EventBody, moment: Moment)]
  ) throws(StateError) -> [EventReference] {
    precondition(isOpen, "a store that was closed cannot save")
    if happenings.isEmpty { return [] }
    if !isLogMine { try takeOverLogs(at: happenings[0].moment) }
    if isBehind { catchUp() }
    let events = happenings.enumerated().map { place, happening in
      let reference = EventReference(
        device: folder.device, number: lastNumber + 1 + Int64(place))
      return Event(
        stamp: Stamp(reference: reference, moment: happening.moment), body: happening.body)
    }
    try asStateError { () throws(FileError) in try write(events) }
    lastNumber += Int64(events.count)
    isUnsaved = true
    fold(events)
    return events.map(\.stamp.reference)
  }

  private func write(_ events: [Event]) throws(FileError) {
    if log == nil {
      log = try AppendOnlyFile(folder.ownLog, on: folder.disk)
      try folder.disk.syncFolder(folder.reviews)
    }
    try log?.append(events.flatMap(\.line))
  }

  private func fold(_ events: [Event]) {
    for event in events where !isBehind {
      isBehind = !recent.fold(event, into: &progress)
    }
    if isBehind { catchUp() }
  }

  /// Reads all logs again.
  ///
  /// Where that fails, what was saved is saved all the same; it is tried again before the next event.
  private func catchUp() {
    do throws(FileError) {
      let state = try StateLoader(folder: folder).replay()
      adopt(state)
      isBehind = false
    } catch {
      notices.append(.notReadBack(error))
    }
  }

  func adopt(_ state: LoadedState) {
    progress = state.progress
    progress.positions[folder.device, default: LogPosition()].last = lastNumber
    logs = state.logs
    recent = RecentReviews()
  }
}

// MARK: - Changes by others

extension ProgressStore {
  /// Whether this device's log is as this store left it.
  private var isLogMine: Bool {
    switch log {
    case .none: folder.disk.identity(of: folder.ownLog) == nil
    case .some(let log): log.isUntouched(on: folder.disk)
    }
  }

  /// Reads everything again after someone else changed this device's log, as by putting back a copy.
  private func takeOverLogs(at moment: Moment) throws(StateError) {
    let opening = StateOpening(folder: folder, moment: moment)
    var state = try opening.state()
    try state.refuseFewerLines(than: progress, of: folder.device)
    state = try opening.repaired(state)
    log = try opening.log()
    lastNumber = max(lastNumber, state.progress.positions[folder.device]?.last ?? 0)
    notices += state.notices
    mustKeepSnapshot = mustKeepSnapshot || state.mustKeepSnapshot
    adopt(state)
    isBehind = false
  }
}
