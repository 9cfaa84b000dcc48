import TrainerScheduling

/// Folds all events of all devices, in their one order, into progress.
struct Replay {
  private let order: EventOrder
  private var names: NameTable
  private var lineage: Lineage?
  private var settings = PracticeSettings()
  private var flags = PagedArray<ItemFlags>()

  /// The schedulers of each time between two changes of settings.
  private var eras: [Scheduler]

  /// By era: the place of its first event in the order of all.
  private var eraStarts = [0]

  /// The history that each event belongs to, in order; -1 for none.
  private var owners: ContiguousArray<Int32> = []

  /// The progress that logs come to.
  static func progress(_ logs: Logs) -> Progress {
    var replay = Replay(logs)
    replay.walk()
    return replay.progress()
  }

  /// Parameters and names hold for what was before them too; so these are looked at first.
  private init(_ logs: Logs) {
    order = EventOrder(logs.devices)
    names = logs.names
    let lasting = order.lastingEvents()
    for case .set(.parameters(let parameters)) in lasting {
      settings.scheduling.parameters = parameters
    }
    eras = [Scheduler(settings.scheduling)]
    let renames = lasting.compactMap { body in
      if case .same(let old, let new) = body { (old: old, new: new) } else { nil }
    }
    if !renames.isEmpty { lineage = Lineage(renames, &names) }
  }

  /// Goes through all events once: what belongs to records is only assigned to them.
  private mutating func walk() {
    let order = order
    owners.reserveCapacity(order.count)
    order.forEach { row, log in owners.append(owner(of: row, log)) }
  }

  @inline(__always)
  private mutating func owner(of row: LogRow, _ log: DeviceLog) -> Int32 {
    if row.flags.contains(.undone) { return -1 }
    switch row.kind {
    case .review:
      if row.flags.contains(.ahead), row.rating != .again { return -1 }
      return lineage == nil ? row.subject : history(of: row.subject)
    case .item:
      changeFlags(of: row.subject) { $0.print = ItemPrint(payload: row.payload) }
      return -1
    case .rare: return pass(log.rare[Int(row.payload)], at: row.moment)
    case .foreign: return -1
    }
  }

  /// Takes over an event that concerns no single record; for one that moves a due date, tells whose.
  private mutating func pass(_ body: EventBody, at moment: Moment) -> Int32 {
    switch body {
    case .due(let key, _): return names.findRecord(key).map { history(of: $0) } ?? -1
    case .done(let item): changeFlags(of: names.item(item)) { $0.done = moment }
    case .rest(let item): changeFlags(of: names.item(item)) { $0.isResting = true }
    case .wake(let item): changeFlags(of: names.item(item)) { $0.isResting = false }
    case .set(.parameters): break
    case .set(let setting):
      settings.apply(setting)
      if settings.scheduling != eras[eras.count - 1].settings {
        eras.append(Scheduler(settings.scheduling))
        eraStarts.append(owners.count)
      }
    case .same(let old, let new): rename(old, to: new)
    case .undo, .said, .review, .item: break
    }
    return -1
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

// MARK: - Records

extension Replay {
  private func progress() -> Progress {
    let records = histories().records(by: eras)
    var replay = self
    var progress = Progress()
    progress.settings = settings
    progress.positions = order.positions
    progress.undoneAhead = order.undoneAhead
    progress.flags = flags
    progress.records = PagedArray(replay.byName(records))
    progress.names = replay.names
    progress.aliases = lineage?.aliases ?? Aliases()
    return progress
  }

  private func histories() -> Histories {
    Histories(count: lineage?.historyCount ?? names.recordCount, owners: owners) { visit in
      var era = 0
      var place = 0
      order.forEach { row, log in
        if era + 1 < eraStarts.count, eraStarts[era + 1] <= place { era += 1 }
        let owner = owners[place]
        place += 1
        if owner >= 0 { visit(HistoryEvent(row, of: log, era: era, history: owner), owner) }
      }
    }
  }

  /// The records of histories, by the numbers of the names that these have in the end.
  private mutating func byName(_ records: ContiguousArray<Record?>) -> ContiguousArray<Record?> {
    if lineage == nil { return records }
    return ContiguousArray(
      (0..<Int32(names.recordCount)).map { number in
        guard lineage?.isCurrent(number, &names) == true,
          case let history = Int(history(of: number)), history < records.count
        else { return nil }
        return records[history]
      })
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
