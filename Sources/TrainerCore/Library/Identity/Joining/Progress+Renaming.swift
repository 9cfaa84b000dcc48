extension Progress {
  /// Gives a record, or all records of an item where neither name has a part, another name, as a
  /// `same` event does; where both names are alike, the name stands for itself again.
  ///
  /// A record that has the new name already stays: to make one of both takes all their events.
  mutating func rename(_ old: RecordKey, to new: RecordKey) {
    let isWhole = old.part.isEmpty && new.part.isEmpty
    let item = names.item(old.item)
    let moved = isWhole ? names.records(of: item) : [names.record(old)]
    aliases.rename(old, to: new)
    if old == new { return }
    for number in moved where Int(number) < records.count {
      guard let record = records[Int(number)] else { continue }
      let target = Int(names.record(aliases.current(names.key(number))))
      records.grow(to: names.recordCount, with: nil)
      if target == Int(number) || records[target] != nil { continue }
      records[Int(number)] = nil
      records[target] = record
    }
    if isWhole { moveFlags(of: item, to: names.item(aliases.current(item: new.item))) }
  }

  private mutating func moveFlags(of old: Int32, to new: Int32) {
    flags.grow(to: names.itemCount, with: .none)
    if old == new { return }
    let moved = flags[Int(old)]
    flags[Int(old)] = .none
    flags[Int(new)].merge(moved)
  }
}

// MARK: - Questions

extension Progress {
  /// The name that an item as a whole goes by now.
  func currentName(ofItem item: String) -> String { aliases.current(item: item) }

  /// Items of which a name was ever changed.
  var renamedItems: Set<String> { Set(aliases.names.keys.lazy.map(\.item)) }

  /// The names of all items that anything ever happened to.
  var allItemNames: [String] { (0..<names.itemCount).map { names.itemName(Int32($0)) } }

  /// Items that rest or that were read.
  var flaggedItems: [String] {
    flags.indices
      .filter { flags[$0].isResting || flags[$0].done != nil }
      .map { names.itemName(Int32($0)) }
  }

  /// The records of an item, by their parts.
  func records(ofItem item: String) -> [String: Record] {
    guard let number = names.findItem(item) else { return [:] }
    var found: [String: Record] = [:]
    for record in names.records(of: number) where Int(record) < records.count {
      found[names.key(record).part] = records[Int(record)]
    }
    return found
  }
}
