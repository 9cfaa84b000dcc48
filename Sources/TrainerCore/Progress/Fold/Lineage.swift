/// Which history an event belongs to that names a record, as names change from event to event.
///
/// Histories are numbered. Those of a record that is given to another become one with it, also what
/// happened before: so all changes of names are looked at once before the events are walked through.
struct Lineage {
  /// A change of names, and the records that begin a new history with it.
  private struct Change {
    let old: RecordKey
    let new: RecordKey
    var fresh: [(record: Int32, history: Int32)] = []
  }

  private var changes: [Change]
  private var joins = DisjointSets()

  /// By record: the history that it began with.
  private var first: [Int32] = []

  // What follows belongs to the place that the walk has come to.
  private(set) var aliases = Aliases()
  private var next = 0
  private var histories: [Int32] = []
  private var current = CurrentRecords()

  /// Prepares a walk past these changes of names.
  init(_ renames: [(old: RecordKey, new: RecordKey)], _ names: inout NameTable) {
    changes = renames.map { Change(old: $0.old, new: $0.new) }
    for place in changes.indices { join(at: place, &names) }
    grow(names)
    histories = first
    aliases = Aliases()
    current.forget()
  }

  /// An upper bound of the numbers of histories.
  var historyCount: Int { joins.count }

  /// The history that an event here belongs to which names a record.
  mutating func history(of record: Int32, _ names: inout NameTable) -> Int32 {
    let record = aliases.isEmpty ? record : current.record(for: record, aliases, &names)
    return joins.whole(histories[Int(record)])
  }

  /// Whether the record counts under its own name here.
  mutating func isCurrent(_ record: Int32, _ names: inout NameTable) -> Bool {
    aliases.isEmpty || current.record(for: record, aliases, &names) == record
  }

  /// Goes past the next change of names.
  mutating func passChange() {
    let change = changes[next]
    next += 1
    aliases.rename(change.old, to: change.new)
    current.forget()
    for (record, history) in change.fresh { histories[Int(record)] = history }
  }

  private mutating func join(at place: Int, _ names: inout NameTable) {
    let (old, new) = (changes[place].old, changes[place].new)
    let isWholeItem = old.part.isEmpty && new.part.isEmpty
    let item = names.item(old.item)
    let moved = isWholeItem ? names.records(of: item) : [names.record(old)]
    aliases.rename(old, to: new)
    current.forget()
    if old == new { return }
    for record in moved {
      let target = current.record(for: record, aliases, &names)
      grow(names)
      if target == record { continue }
      joins.join(histories[Int(record)], into: histories[Int(target)])
      let history = joins.add()
      changes[place].fresh.append((record, history))
      histories[Int(record)] = history
    }
  }

  private mutating func grow(_ names: NameTable) {
    while first.count < names.recordCount {
      first.append(joins.add())
      histories.append(first[first.count - 1])
    }
  }
}

/// Numbers from 0 in sets; two sets can be joined.
private struct DisjointSets {
  private var parents: [Int32] = []

  var count: Int { parents.count }

  /// Adds a set of one number.
  mutating func add() -> Int32 {
    parents.append(Int32(parents.count))
    return Int32(parents.count - 1)
  }

  /// The number that stands for the set of another.
  func whole(_ number: Int32) -> Int32 {
    var number = number
    while parents[Int(number)] != number { number = parents[Int(number)] }
    return number
  }

  mutating func join(_ number: Int32, into other: Int32) {
    parents[Int(whole(number))] = whole(other)
  }
}

/// The records whose names count, remembered until a name changes.
private struct CurrentRecords {
  private var known: [OptionalNumber] = []

  mutating func forget() { known.removeAll(keepingCapacity: true) }

  mutating func record(for record: Int32, _ aliases: Aliases, _ names: inout NameTable) -> Int32 {
    if Int(record) < known.count, let found = known[Int(record)].number { return found }
    let found = names.record(aliases.current(names.key(record)))
    while known.count < names.recordCount { known.append(.none) }
    known[Int(record)] = OptionalNumber(found)
    return found
  }
}
