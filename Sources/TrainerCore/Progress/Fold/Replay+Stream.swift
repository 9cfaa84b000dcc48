import TrainerScheduling

extension Replay {
  /// The progress that logs come to which are too large to be kept: reviews are folded some hundred
  /// thousand at a time.
  static func progress(
    _ logs: StreamedLogs, reviewsAtOnce: Int = 1 << 17
  ) throws(FileError) -> Progress {
    var replay = Replay(logs.lastingEvents, logs.names)
    var waiting = WaitingReviews()
    var undone: Set<EventReference> = []
    var place = 0
    do {
      try logs.forEach { row, piece, _ in
        if row.isUndone {
          undone.insert(EventReference(device: piece.device, number: row.number))
        }
        if let rating = row.countedRating {
          let history = replay.addReview(row)
          waiting.events.append(
            (HistoryEvent(rating, row, era: replay.eras.latest, history: history), history))
          if waiting.events.count == reviewsAtOnce { waiting.fold(&replay) }
        } else {
          replay.pass(row, piece, at: place)
        }
        place += 1
      }
    } catch let error as FileError {
      throw error
    } catch {
      preconditionFailure("only reading throws")
    }
    // Also where no review waits: a plan may have moved what is due.
    waiting.fold(&replay)
    let ahead = logs.undone.flatMap { device, numbers in
      numbers.map { EventReference(device: device, number: $0) }
    }
    return replay.progress(
      waiting.records, logs.positions, undoneAhead: Set(ahead).subtracting(undone))
  }
}

/// Reviews that are not folded yet, and the records that those before them came to.
private struct WaitingReviews {
  var events: ContiguousArray<(event: HistoryEvent, history: Int32)> = []
  private(set) var records = PagedArray<Record?>()

  mutating func fold(_ replay: inout Replay) {
    let events = events
    records = Histories(replay.outline) { visit in
      for (event, history) in events { visit(event, history) }
    }.records(by: replay.eras.schedulers, after: records)
    replay.outline.forgetReviews()
    self.events.removeAll(keepingCapacity: true)
  }
}
