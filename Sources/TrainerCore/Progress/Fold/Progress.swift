public import TrainerScheduling

/// What all logs together come to: the state of every record, flags of items, settings.
///
/// A value: the same events in the same order give the same progress, whether they were replayed or
/// applied one after the other.
public struct Progress: Sendable {
  /// What the learner chose.
  public internal(set) var settings = PracticeSettings() {
    didSet { if settings.scheduling != scheduler.settings { renewScheduler() } }
  }

  /// The scheduler by these settings.
  public private(set) var scheduler = Scheduler(SchedulerSettings())

  var names = NameTable()
  var aliases = Aliases()

  /// By the numbers of records; those that have another name now are nil.
  var records = PagedArray<Record?>()

  /// By the numbers of items.
  var flags = PagedArray<ItemFlags>()

  /// How far each device's log goes.
  var positions: [DeviceName: LogPosition] = [:]

  /// Events that are undone and not there yet.
  var undoneAhead: Set<EventReference> = []

  /// The state of a learner who has done nothing yet.
  public init() {}

  /// What decides for the items of a lesson, which may have a desired retention of its own.
  public func scheduler(ofLesson lesson: String) -> Scheduler {
    scheduler.aiming(at: settings.lessonRetentions[lesson])
  }

  private mutating func renewScheduler() { scheduler = Scheduler(settings.scheduling) }
}

/// How far the log of one device goes.
struct LogPosition: Hashable, Sendable {
  /// Different lines, those of copies included.
  var lines = 0

  /// The highest number.
  var last: Int64 = 0

  /// The latest time, in UTC milliseconds.
  var time = Int64.min
}

// MARK: - Questions

extension Progress {
  /// The state of a record, by its present name or an old one; nil for one that was never reviewed.
  public subscript(key: RecordKey) -> Record? {
    recordNumber(key).flatMap { records[Int($0)] }
  }

  /// Whether an item is not to be asked.
  public func isResting(_ item: String) -> Bool { flags(of: item).isResting }

  /// When a page was read; nil where it was not.
  public func done(_ item: String) -> Moment? { flags(of: item).done }

  /// Whether this is what the item said when that was last written down.
  public func isKnown(_ text: ItemText) -> Bool { flags(of: text.item).print == text.print }

  /// The name under which a record is kept: its own, or the one that it was given since.
  public func currentName(of key: RecordKey) -> RecordKey { aliases.current(key) }

  /// All records with their names, in no order.
  public var all: some Sequence<(key: RecordKey, record: Record)> {
    records.indices.lazy.compactMap { number in
      records[number].map { (key: names.key(Int32(number)), record: $0) }
    }
  }

  /// Whether no log says anything at all.
  public var isUntouched: Bool { positions.isEmpty }

  /// How many records there are.
  public var count: Int { records.count { $0 != nil } }

  /// How many records were first seen on a day, on any device.
  public func count(firstSeenOn day: StudyDay) -> Int { records.count { $0?.firstSeen == day } }

  /// The number of a record, by its present name or an old one; nil for one that was never reviewed.
  func recordNumber(_ key: RecordKey) -> Int32? {
    recordNumber(namedNow: aliases.isEmpty ? key : aliases.current(key))
  }

  /// The same by just this name, whatever it may be called since.
  func recordNumber(namedNow key: RecordKey) -> Int32? {
    guard let number = names.findRecord(key), Int(number) < records.count,
      records[Int(number)] != nil
    else { return nil }
    return number
  }

  private func flags(of item: String) -> ItemFlags {
    if flags.isEmpty { return .none }
    guard let number = names.findItem(aliases.current(item: item)), Int(number) < flags.count
    else { return .none }
    return flags[Int(number)]
  }
}
