import TrainerScheduling

/// Writes `progress.json`: one line for each log, item and record, all in the order of their names,
/// so that equal states are equal files.
struct SnapshotWriter {
  private let snapshot: Snapshot
  private var json = JSONWriter()

  static func bytes(_ snapshot: Snapshot) -> [UInt8] {
    var writer = SnapshotWriter(snapshot: snapshot)
    writer.write()
    return writer.json.bytes
  }

  private init(snapshot: Snapshot) { self.snapshot = snapshot }

  private mutating func write() {
    json.raw("{\"v\":1,\n\"rules\":1,\n\"logs\":")
    lines(snapshot.devices) { writer, device in
      writer.write(writer.snapshot.logs[device] ?? [], of: device)
    }
    json.raw(",\n\"settings\":")
    json.write(.object(snapshot.settings))
    json.raw(",\n\"same\":")
    let names = snapshot.progress.aliases.names.sorted { $0.key < $1.key }
    lines(names) { writer, pair in
      writer.json.write(pair.key.description)
      writer.json.write(":", pair.value.description)
    }
    json.raw(",\n\"undone\":")
    json.write(.strings(snapshot.progress.undoneAhead.map(\.description).sorted()))
    json.raw(",\n\"items\":")
    lines(snapshot.items) { writer, number in
      let progress = writer.snapshot.progress
      writer.write(progress.flags[Int(number)], of: progress.names.itemName(number))
    }
    json.raw(",\n\"records\":")
    lines(snapshot.records) { writer, number in
      let progress = writer.snapshot.progress
      guard let record = progress.records[Int(number)] else { return }
      writer.write(record, of: progress.names.key(number).description)
    }
    for member in snapshot.extras.file {
      json.raw(",\n")
      json.write(member.key)
      json.raw(":")
      json.write(member.value)
    }
    json.raw("\n}\n")
  }

  private mutating func write(_ contents: [LogContent], of device: DeviceName) {
    let position = snapshot.progress.positions[device] ?? LogPosition()
    json.write(device.text)
    json.write(":{\"lines\":", Int64(position.lines))
    json.write(",\"last\":", position.last)
    if position.lines > 0 { json.write(",\"time\":", position.time) }
    json.raw(",\"files\":")
    json.write(
      .array(
        contents.sorted().map { ["bytes": .int($0.bytes), "tail": .string($0.tail.description)] }))
    json.raw("}")
  }

  private mutating func write(_ flags: ItemFlags, of name: String) {
    json.write(name)
    json.write(":{\"print\":", flags.print?.hash.description ?? "")
    if flags.isResting { json.raw(",\"resting\":true") }
    if let done = flags.done {
      json.write(",\"done\":", done.utcMilliseconds)
      json.write(",\"zone\":", Int64(done.offsetMinutes))
    }
    write(snapshot.extras.items[name])
    json.raw("}")
  }

  private mutating func write(_ record: Record, of name: String) {
    let schedule = record.schedule
    json.write(name)
    switch schedule.phase {
    case .learning(let step): json.write(":{\"phase\":\"learning\",\"step\":", Int64(step))
    case .relearning(let step): json.write(":{\"phase\":\"relearning\",\"step\":", Int64(step))
    case .review: json.raw(":{\"phase\":\"review\"")
    }
    json.write(",\"stability\":", schedule.memory.stability)
    if let fast = schedule.memory.fastStability {
      json.write(",\"fast\":", fast)
    }
    json.write(",\"difficulty\":", schedule.memory.difficulty)
    json.write(",\"due\":", schedule.due)
    json.write(",\"reviewed\":", schedule.lastReview.utcMilliseconds)
    json.write(",\"zone\":", Int64(schedule.lastReview.offsetMinutes))
    json.write(",\"reps\":", Int64(schedule.reps))
    json.write(",\"lapses\":", Int64(schedule.lapses))
    json.write(",\"interval\":", Int64(schedule.scheduledDays))
    json.write(",\"first\":", record.firstSeen.iso)
    if record.isLeech { json.raw(",\"leech\":true") }
    write(snapshot.extras.records[name])
    json.raw("}")
  }

  private mutating func write(_ extras: JSONObject?) {
    for member in extras ?? [:] {
      json.raw(",")
      json.write(member.key)
      json.raw(":")
      json.write(member.value)
    }
  }

  /// An object with each of its members on a line.
  private mutating func lines<Members: Collection>(
    _ members: Members, _ write: (inout SnapshotWriter, Members.Element) -> Void
  ) {
    json.raw("{")
    var isFirst = true
    for member in members {
      json.raw(isFirst ? "\n" : ",\n")
      isFirst = false
      write(&self, member)
    }
    json.raw("\n}")
  }
}
