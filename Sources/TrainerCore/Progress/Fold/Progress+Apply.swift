import TrainerScheduling

extension Progress {
  /// Takes over an event that comes after all others; false, and nothing changed, where only a
  /// replay of all logs tells what it comes to.
  mutating func apply(_ event: Event) -> Bool {
    guard isLast(event.stamp) else { return false }
    if !undoneAhead.contains(event.stamp.reference) {
      guard apply(event.body, at: event.stamp.moment) else { return false }
    }
    goOn(to: event.stamp)
    return true
  }

  /// Takes over an undo that comes after all other events, of the last event of a record, which was
  /// as `before` says until then; false, and nothing changed, where it does not come last.
  mutating func takeBack(_ key: RecordKey, to before: Record?, by undo: Event) -> Bool {
    guard isLast(undo.stamp), !undoneAhead.contains(undo.stamp.reference),
      let number = number(of: key)
    else { return false }
    records[number] = before
    goOn(to: undo.stamp)
    return true
  }

  private func isLast(_ stamp: Stamp) -> Bool {
    let time = orderTime(of: stamp)
    return positions.allSatisfy { device, position in
      if device == stamp.reference.device { return position.last < stamp.reference.number }
      return position.time < time || position.time == time && device < stamp.reference.device
    }
  }

  private mutating func goOn(to stamp: Stamp) {
    let time = orderTime(of: stamp)
    var position = positions[stamp.reference.device] ?? LogPosition()
    position.lines += 1
    position.last = stamp.reference.number
    position.time = time
    positions[stamp.reference.device] = position
    undoneAhead.remove(stamp.reference)
  }

  /// The time that orders an event: within a device it never runs back.
  private func orderTime(of stamp: Stamp) -> Int64 {
    max(positions[stamp.reference.device]?.time ?? .min, stamp.moment.utcMilliseconds)
  }

  private mutating func apply(_ body: EventBody, at moment: Moment) -> Bool {
    switch body {
    case .review(let facts): apply(facts, at: moment)
    case .due(let key, let due):
      if let number = number(of: key) { records[number]?.schedule.due = due }
    case .item(let text): changeFlags(of: text.item) { $0.print = text.print }
    case .done(let item): changeFlags(of: item) { $0.done = moment }
    case .rest(let item): changeFlags(of: item) { $0.isResting = true }
    case .wake(let item): changeFlags(of: item) { $0.isResting = false }
    case .set(.scheduler), .set(.parameters), .undo, .same: return false
    case .set(let setting): settings.apply(setting)
    case .said: break
    }
    return true
  }

  private mutating func apply(_ facts: ReviewFacts, at moment: Moment) {
    if facts.ahead, facts.rating != .again { return }
    let number = Int(names.record(aliases.current(facts.key)))
    records.grow(to: number + 1, with: nil)
    records[number] = .after(
      facts.rating, on: records[number], at: moment, due: facts.due, by: scheduler)
  }

  private func number(of key: RecordKey) -> Int? {
    names.findRecord(aliases.current(key)).flatMap { Int($0) < records.count ? Int($0) : nil }
  }

  private mutating func changeFlags(of item: String, _ change: (inout ItemFlags) -> Void) {
    let number = Int(names.item(aliases.current(item: item)))
    flags.grow(to: number + 1, with: .none)
    change(&flags[number])
  }
}
