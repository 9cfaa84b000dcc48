import TrainerScheduling

/// Folds all events of all devices, in their one order, into progress.
struct Replay {
  private var names: NameTable
  private(set) var lineage: Lineage?
  private var settings = PracticeSettings()
  private var flags = PagedArray<ItemFlags>()
  var outline: HistoryOutline

  /// The schedulers of each time between two changes of settings.
  private(set) var eras: [Scheduler]

  /// By era: the place of its first event in the order of all.
  private var eraStarts = [0]

  /// Where names change: the history that each review belongs to, in order; -1 for other events.
  private var owners: ContiguousArray<Int32> = []

  /// The progress that logs come to.
  static func progress(_ logs: Logs) -> Progress {
    let order = EventOrder(logs.devices)
    var replay = Replay(order.lastingEvents(), logs.names)
    replay.walk(order)
    let records = replay.histories(order).records(by: replay.eras)
    return replay.progress(records, order.positions, undoneAhead: order.undoneAhead)
  }

  /// The model, its parameters and names hold for what was before them too; so these are looked at first.
  init(_ lasting: [EventBody], _ names: NameTable) {
    self.names = names
    settings.takeModel(from: lasting)
    eras = [Scheduler(settings.scheduling)]
    let renames = lasting.compactMap { body in
      if case .same(let old, let new) = body { (old: old, new: new) } else { nil }
    }
    if !renames.isEmpty { lineage = Lineage(renames, &self.names) }
    outline = HistoryOutline(count: lineage?.historyCount ?? self.names.recordCount)
  }

  /// Goes through all events once: reviews are only counted, and assigned where names change.
  private mutating func walk(_ order: EventOrder) {
    var place = 0
    order.forEach { row, log in
      if row.countedRating != nil {
        let history = addReview(row)
        if lineage != nil { owners.append(history) }
      } else {
        if lineage != nil { owners.append(-1) }
        pass(row, log, at: place)
      }
      place += 1
    }
  }

  /// Counts a review; the history that it belongs to.
  @inline(__always)
  mutating func addReview(_ row: LogRow) -> Int32 {
    let history = lineage == nil ? row.subject : history(of: row.subject)
    outline.addReview(of: history, due: row.payload)
    return history
  }

  /// Takes over what is no review and stands at a place in the order of all events.
  mutating func pass(_ row: LogRow, _ log: DeviceLog, at place: Int) {
    if row.isUndone { return }
    switch row.kind {
    case .item: changeFlags(of: row.subject) { $0.print = ItemPrint(payload: row.payload) }
    case .rare: pass(log.rare[Int(row.payload)], at: row.moment, place)
    case .review, .foreign: break
    }
  }

  private mutating func pass(_ body: EventBody, at moment: Moment, _ place: Int) {
    switch body {
    case .due(let key, let due):
      // What was never reviewed has no history whose due date could be moved.
      let present = lineage?.aliases.current(key) ?? key
      if let number = names.findRecord(key) ?? names.findRecord(present) {
        outline.moveDue(of: history(of: number), to: due)
      }
    case .done(let item): changeFlags(of: names.item(item)) { $0.done = moment }
    case .rest(let item): changeFlags(of: names.item(item)) { $0.isResting = true }
    case .wake(let item): changeFlags(of: names.item(item)) { $0.isResting = false }
    case .set(.scheduler), .set(.parameters): break
    case .set(let setting):
      settings.apply(setting)
      if settings.scheduling != eras[eras.count - 1].settings {
        eras.append(Scheduler(settings.scheduling))
        eraStarts.append(place)
      }
    case .same(let old, let new): rename(old, to: new)
    case .undo, .said, .review, .item: break
    }
  }

  private mutating func rename(_ old: RecordKey, to new: RecordKey) {
    lineage?.passChange()
    guard old.part.isEmpty, new.part.isEmpty, old != new else { return }
    let oldItem = names.item(old.item)
    let newItem = names.item(new.item)
    flags.grow(to: names.itemCount, with: .none)
    let moved = flags[Int(oldItem)]
    flags[Int(oldItem)] = .none
    changeFlags(of: newItem) { $0.merge(moved) }
  }
}

extension PracticeSettings {
  /// Takes the memory model that was chosen last, and the parameters that were chosen last for it.
  fileprivate mutating func takeModel(from events: [EventBody]) {
    for case .set(let setting) in events {
      if case .scheduler = setting { apply(setting) }
    }
    for case .set(let setting) in events {
      if case .parameters = setting { apply(setting) }
    }
  }
}

// MARK: - Records

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

  private func histories(_ order: EventOrder) -> Histories {
    Histories(outline) { visit in
      var era = 0
      var place = 0
      order.forEach { row, _ in
        if era + 1 < eraStarts.count, eraStarts[era + 1] <= place { era += 1 }
        if let rating = row.countedRating {
          let history = lineage == nil ? row.subject : owners[place]
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

  private mutating func history(of record: Int32) -> Int32 {
    lineage?.history(of: record, &names) ?? record
  }
}

// MARK: - Flags

extension Replay {
  private mutating func changeFlags(of item: Int32, _ change: (inout ItemFlags) -> Void) {
    var number = item
    if let aliases = lineage?.aliases, !aliases.isEmpty {
      number = names.item(aliases.current(item: names.itemName(item)))
    }
    flags.grow(to: Int(number) + 1, with: .none)
    change(&flags[Int(number)])
  }
}
