import TrainerScheduling

extension LoadedState {
  /// Notes what was found in a log besides events.
  mutating func note(_ file: LogFile) {
    let name = "reviews/\(file.name)"
    let marks = file.damage.filter { $0.kind == .conflictMark }.map(\.lines)
    let broken = file.damage.filter { $0.kind == .unreadable }.map(\.lines)
    if !broken.isEmpty { unreadable[file.device, default: 0] += broken.reduce(0) { $0 + $1.count } }
    notices += Self.notices(of: broken, in: name, isConflictMark: false)
    notices += Self.notices(of: marks, in: name, isConflictMark: true)
    if let newer = file.newer {
      refuse(NewerVersion(file: name, line: newer.line, version: newer.version))
    }
  }

  /// One for each place; where these are many, one for all.
  private static func notices(
    of places: [ClosedRange<Int>], in file: String, isConflictMark: Bool
  ) -> [Notice] {
    if places.count <= mostPlacesApart {
      return places.map {
        .unreadableLines(file: file, lines: $0, isConflictMark: isConflictMark)
      }
    }
    return [
      .manyUnreadableLines(
        file: file, count: places.reduce(0) { $0 + $1.count },
        first: Array(places.prefix(mostPlacesNamed)), isConflictMark: isConflictMark)
    ]
  }

  /// A conflict of git leaves three marks.
  private static let mostPlacesApart = 3
  private static let mostPlacesNamed = 5

  /// Compares what the logs come to with what `progress.json` said.
  mutating func judge(_ reading: SnapshotReading, ownDevice: DeviceName) {
    switch reading {
    case .missing: break
    case .outdated(let extras): self.extras = extras
    case .newer(let version):
      refuse(NewerVersion(file: StateFolder.snapshotName, line: nil, version: version))
    case .damaged(let offset):
      let notice = Notice.snapshotDamaged(offset: offset, setAside: nil)
      damage = notice
      notices.append(notice)
    case .whole(let snapshot):
      extras = snapshot.extras
      for (device, known) in snapshot.progress.positions.sorted(by: { $0.key < $1.key }) {
        compare(known, of: device, in: snapshot.progress, isOwn: device == ownDevice)
      }
    }
  }

  private mutating func compare(
    _ known: LogPosition, of device: DeviceName, in old: Progress, isOwn: Bool
  ) {
    let found = progress.positions[device]?.lines ?? 0
    // A line that cannot be read is not lost: it is still there for whoever can mend it.
    let standing = found + (unreadable[device] ?? 0)
    if isOwn {
      // Numbers that were given once are not given again, even where their lines are lost.
      progress.positions[device, default: LogPosition()].last =
        max(known.last, progress.positions[device]?.last ?? 0)
    }
    guard standing < known.lines, !isOfNewerVersion else { return }
    let missing = MissingLines(
      device: device, expected: known.lines, found: found,
      records: progress.recordsWithFewerReviews(than: old))
    if isOwn {
      refusal = refusal ?? .linesMissing(missing)
      notices.append(.ownLinesMissing(missing))
    } else {
      mustKeepSnapshot = true
      notices.append(.otherLinesMissing(missing))
    }
  }

  /// Whether a newer version wrote here: what only it can read is not missing.
  private var isOfNewerVersion: Bool {
    if case .newer? = refusal { true } else { false }
  }

  private mutating func refuse(_ newer: NewerVersion) {
    // A newer version outweighs all else: this program cannot judge the rest.
    if !isOfNewerVersion { refusal = .newer(newer) }
    notices.append(.newer(newer))
  }
}

extension Progress {
  fileprivate func recordsWithFewerReviews(than old: Progress) -> [RecordKey] {
    old.all.filter { record in
      (self[record.key]?.schedule.reps ?? 0) < record.record.schedule.reps
    }.map(\.key).sorted()
  }
}

extension LoadedState {
  /// Refuses a state whose log of `device` has fewer lines than `progress` knows.
  func refuseFewerLines(than old: Progress, of device: DeviceName) throws(StateError) {
    let found = progress.positions[device]?.lines ?? 0
    let expected = old.positions[device]?.lines ?? 0
    guard found + (unreadable[device] ?? 0) < expected else { return }
    throw .linesMissing(
      MissingLines(
        device: device, expected: expected, found: found,
        records: progress.recordsWithFewerReviews(than: old)))
  }
}
