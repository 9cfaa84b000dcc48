import TrainerScheduling

/// What the events come to.
extension Replay {
  /// What it all comes to, with the records of all histories.
  func progress(
    _ records: PagedArray<Record?>, _ positions: [DeviceName: LogPosition],
    undoneAhead: Set<EventReference>
  ) -> Progress {
    var replay = self
    var progress = Progress()
    progress.settings = settings
    progress.positions = positions
    progress.undoneAhead = undoneAhead
    progress.flags = flags
    progress.records = replay.byName(records)
    progress.names = replay.names
    progress.aliases = lineage?.aliases ?? Aliases()
    return progress
  }

  func histories(_ order: EventOrder) -> Histories {
    Histories(outline) { visit in
      var era = 0
      var place = 0
      var reviews = 0
      order.forEach { row, _ in
        era = eras.era(at: place, notBefore: era)
        if let rating = row.countedRating {
          let history = lineage == nil ? row.subject : owners[reviews]
          reviews += 1
          visit(HistoryEvent(rating, row, era: era, history: history), history)
        }
        place += 1
      }
    }
  }

  /// The records of histories, by the numbers of the names that these have in the end.
  private mutating func byName(_ records: PagedArray<Record?>) -> PagedArray<Record?> {
    if lineage == nil { return records }
    var named = PagedArray<Record?>()
    for number in 0..<Int32(names.recordCount) {
      let isCurrent = lineage?.isCurrent(number, &names) == true
      let history = Int(history(of: number))
      named.append(isCurrent && history < records.count ? records[history] : nil)
    }
    return named
  }
}
