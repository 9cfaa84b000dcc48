/// The order of all events of all devices: by time, then by device, then by number.
///
/// Within a device time never runs back: the time that orders an event is the latest so far.
struct EventOrder: Sendable {
  /// In the order of their names; rows that an `undo` names are marked.
  private(set) var devices: [DeviceLog]

  /// Events that an `undo` names and that are not there.
  private(set) var undoneAhead: Set<EventReference> = []

  /// Puts the logs of devices, which are in the order of their names, into one order.
  init(_ logs: [DeviceLog]) {
    devices = logs
    for log in logs {
      for case .undo(let reference) in log.rare { markUndone(reference) }
    }
  }

  var count: Int { devices.reduce(0) { $0 + $1.rows.count } }

  /// Shows all rows in order.
  @inline(__always)
  func forEach(_ visit: (LogRow, _ log: DeviceLog) -> Void) {
    forEachRun { device, range in
      let log = devices[device]
      log.rows.forEach(in: range) { visit($0, log) }
    }
  }

  /// Shows the places of all rows in order: those of one device that follow each other at once.
  func forEachRun(_ visit: (_ device: Int, _ rows: Range<Int>) -> Void) {
    if devices.count == 1 {
      visit(0, devices[0].rows.indices)
      return
    }
    var heads = devices.map { Head(time: $0.rows.first?.time ?? 0, count: $0.rows.count) }
    while let device = heads.earliest {
      let start = heads[device].row
      let bound = heads.earliestTime(butFor: device)
      heads[device].advance(in: devices[device].rows, to: bound)
      visit(device, start..<heads[device].row)
    }
  }

  /// The memory model, its parameters and changes of names, which hold for more than what follows them, in order.
  func lastingEvents() -> [EventBody] {
    guard devices.contains(where: { $0.rare.contains { $0.isLasting } }) else { return [] }
    var lasting: [EventBody] = []
    forEach { row, log in
      guard row.kind == .rare, !row.isUndone else { return }
      let body = log.rare[Int(row.payload)]
      if body.isLasting { lasting.append(body) }
    }
    return lasting
  }

  /// The names that all changes of names lead to.
  var finalAliases: Aliases {
    Aliases(lastingEvents())
  }

  /// How far each device's log goes.
  var positions: [DeviceName: LogPosition] {
    var positions: [DeviceName: LogPosition] = [:]
    for log in devices {
      guard let last = log.rows.last else { continue }
      var position = LogPosition(lines: log.rows.count, last: last.number)
      log.rows.forEach(in: log.rows.indices) { position.time = max(position.time, $0.time) }
      positions[log.device] = position
    }
    return positions
  }

  /// An undo is not undone: it holds wherever it stands.
  private mutating func markUndone(_ reference: EventReference) {
    let device = devices.firstIndex { $0.device == reference.device }
    guard let device, case let rows = devices[device].rows(numbered: reference.number),
      !rows.isEmpty
    else {
      undoneAhead.insert(reference)
      return
    }
    for row in rows { devices[device].rows[row].isUndone = true }
  }
}

extension EventBody {
  /// Whether it holds for what was before it, too.
  var isLasting: Bool {
    switch self {
    case .set(.scheduler), .set(.parameters), .same: true
    default: false
    }
  }
}

extension Aliases {
  /// The names that changes of names lead to.
  init(_ events: [EventBody]) {
    for case .same(let old, let new) in events { rename(old, to: new) }
  }
}

/// The next row of a device.
private struct Head {
  var row = 0
  var time: Int64
  let count: Int

  init(time: Int64, count: Int) {
    self.time = time
    self.count = count
  }

  var isAtEnd: Bool { row == count }

  /// Goes past the next row, and on as long as the time is before `bound`.
  mutating func advance(in rows: LogRows, to bound: Int64) {
    repeat {
      row += 1
      if !isAtEnd { time = max(time, rows[row].time) }
    } while !isAtEnd && time < bound
  }
}

extension [Head] {
  /// The place of the device whose row is next; of equal times the first device's.
  fileprivate var earliest: Int? {
    indices.filter { !self[$0].isAtEnd }.min { self[$0].time < self[$1].time }
  }

  fileprivate func earliestTime(butFor device: Int) -> Int64 {
    indices.lazy.filter { $0 != device && !self[$0].isAtEnd }.map { self[$0].time }.min() ?? .max
  }
}
