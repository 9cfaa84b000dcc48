import TrainerScheduling

/// A snapshot that is being read.
struct SnapshotState {
  var snapshot = Snapshot(progress: Progress(), logs: [:])

  /// Reads all but items and records; a result where nothing more is to be read.
  mutating func readHead(_ file: JSONObject) throws(SnapshotDamage) -> SnapshotReading? {
    guard case .int(let version)? = file["v"] else { throw SnapshotDamage() }
    guard version == Snapshot.version else { return .newer(version: version) }
    let settings = file["settings"]?.object ?? [:]
    snapshot.extras.file = JSONObject(
      file.filter { !SnapshotKey.file.contains($0.key) }.map { ($0.key, $0.value) })
    readSettings(settings)
    guard file["rules"]?.int == Snapshot.rules else { return .outdated(snapshot.extras) }
    guard let logs = file["logs"]?.object, let names = file["same"]?.object,
      let undone = file["undone"]?.array
    else { throw SnapshotDamage() }
    for log in logs { try readLog(log.key, log.value) }
    var aliases: [RecordKey: RecordKey] = [:]
    for pair in names {
      guard let name = pair.value.string else { throw SnapshotDamage() }
      aliases[RecordKey(pair.key)] = RecordKey(name)
    }
    snapshot.progress.aliases = Aliases(aliases)
    for reference in undone {
      guard let reference = reference.string.flatMap({ EventReference($0) }) else {
        throw SnapshotDamage()
      }
      snapshot.progress.undoneAhead.insert(reference)
    }
    return nil
  }

  private mutating func readSettings(_ members: JSONObject) {
    // The model comes first: parameters of another are not taken.
    if let model = members["scheduler"] {
      snapshot.progress.settings.apply(Setting(key: "scheduler", value: model))
    }
    for member in members {
      let setting = Setting(key: member.key, value: member.value)
      if case .other = setting {
        snapshot.extras.settings[member.key] = member.value
      } else {
        snapshot.progress.settings.apply(setting)
      }
    }
  }

  private mutating func readLog(_ name: String, _ log: JSONValue) throws(SnapshotDamage) {
    guard let device = DeviceName(startOfFileName: name), device.text == name,
      let lines = log["lines"]?.int, let last = log["last"]?.int, lines >= 0, last >= 0,
      let files = log["files"]?.array
    else { throw SnapshotDamage() }
    let contents = files.compactMap { file in
      if let bytes = file["bytes"]?.int, let tail = file["tail"]?.string,
        let tail = StableHash(hexadecimal: tail)
      {
        LogContent(bytes: bytes, tail: tail)
      } else {
        nil
      }
    }
    guard contents.count == files.count else { throw SnapshotDamage() }
    // A log that is gone has no files and still the number of its last line.
    if !contents.isEmpty { snapshot.logs[device] = contents }
    snapshot.progress.positions[device] = LogPosition(
      lines: lines, last: Int64(last), time: log["time"]?.int.map(Int64.init) ?? .min)
  }

  // MARK: - Items and records

  mutating func addItem(_ name: String, _ value: JSONValue) throws(SnapshotDamage) {
    guard let members = value.object, let print = members["print"]?.string else {
      throw SnapshotDamage()
    }
    var flags = ItemFlags()
    if !print.isEmpty {
      guard let hash = StableHash(hexadecimal: print) else { throw SnapshotDamage() }
      flags.print = ItemPrint(hash: hash)
    }
    flags.isResting = members["resting"]?.bool ?? false
    if let done = members["done"] {
      guard let time = done.int.map(Int64.init), let zone = members["zone"]?.int,
        LineLimits.times ~= time, LineLimits.offsets ~= zone
      else { throw SnapshotDamage() }
      flags.done = Moment(utcMilliseconds: time, offsetMinutes: zone)
    }
    set(flags, of: snapshot.progress.names.item(name))
    snapshot.extras.items[name] = members.unknown(SnapshotKey.item)
  }

  mutating func addRecord(_ name: String, _ value: JSONValue) throws(SnapshotDamage) {
    guard !name.isEmpty, let members = value.object, let phase = Self.phase(members),
      let stability = members["stability"]?.double, let difficulty = members["difficulty"]?.double,
      let due = members["due"]?.int, let reviewed = members["reviewed"]?.int,
      let zone = members["zone"]?.int, let reps = members["reps"]?.int,
      let lapses = members["lapses"]?.int, let interval = members["interval"]?.int,
      let first = members["first"]?.string, let first = StudyDay(iso: first)
    else { throw SnapshotDamage() }
    let fields = RecordFields(
      phase: phase, stability: stability, fast: members["fast"]?.double, difficulty: difficulty,
      due: Int64(due), reviewed: Int64(reviewed), zone: zone, reps: reps, lapses: lapses,
      interval: interval, first: first)
    guard let record = fields.record, fits(record) else { throw SnapshotDamage() }
    set(record, of: snapshot.progress.names.record(RecordKey(name)))
    snapshot.extras.records[name] = members.unknown(SnapshotKey.record)
  }

  @inline(__always)
  mutating func set(_ flags: ItemFlags, of item: Int32) {
    snapshot.progress.flags.grow(to: Int(item) + 1, with: .none)
    snapshot.progress.flags[Int(item)] = flags
  }

  /// Whether a record is remembered by the model of the settings.
  @inline(__always)
  func fits(_ record: Record) -> Bool {
    let isOfSeven = record.schedule.memory.fastStability != nil
    return isOfSeven == (snapshot.progress.settings.scheduling.parameters.version == .seven)
  }

  @inline(__always)
  mutating func set(_ record: Record, of number: Int32) {
    snapshot.progress.records.grow(to: Int(number) + 1, with: nil)
    snapshot.progress.records[Int(number)] = record
  }

  private static func phase(_ members: JSONObject) -> Phase? {
    let step = members["step"]?.int ?? 0
    guard 0...1000 ~= step else { return nil }
    return switch members["phase"]?.string {
    case "learning": .learning(step: step)
    case "relearning": .relearning(step: step)
    case "review": .review
    default: nil
    }
  }
}

extension JSONObject {
  /// The members with other keys than these; nil where there are none.
  fileprivate func unknown(_ known: Set<String>) -> JSONObject? {
    let members = filter { !known.contains($0.key) }
    return members.isEmpty ? nil : JSONObject(members.map { ($0.key, $0.value) })
  }
}
