import TrainerScheduling

/// Folds all events of all devices, in their one order, into progress.
struct Replay {
  var names: NameTable
  var lineage: Lineage?
  private(set) var settings = PracticeSettings()
  private(set) var flags = PagedArray<ItemFlags>()
  var outline: HistoryOutline
  private(set) var eras: Eras

  /// Where names change: the history of each review that counts, in their order.
  private(set) var owners: ContiguousArray<Int32> = []

  /// The progress that logs come to.
  static func progress(_ logs: Logs) -> Progress {
    let order = EventOrder(logs.devices)
    var replay = Replay(order.lastingEvents(), logs.names)
    replay.walk(order)
    let records = replay.histories(order).records(by: replay.eras.schedulers)
    return replay.progress(records, order.positions, undoneAhead: order.undoneAhead)
  }

  /// The model, its parameters and names hold for what was before them too; so these are looked at first.
  init(_ lasting: [EventBody], _ names: NameTable) {
    self.names = names
    settings.takeModel(from: lasting)
    eras = Eras(settings.scheduling)
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
      eras.note(settings.scheduling, at: place)
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

  private mutating func changeFlags(of item: Int32, _ change: (inout ItemFlags) -> Void) {
    var number = item
    if let aliases = lineage?.aliases, !aliases.isEmpty {
      number = names.item(aliases.current(item: names.itemName(item)))
    }
    flags.grow(to: Int(number) + 1, with: .none)
    change(&flags[Int(number)])
  }

  /// The history that a record's reviews belong to.
  mutating func history(of record: Int32) -> Int32 {
    lineage?.history(of: record, &names) ?? record
  }
}
