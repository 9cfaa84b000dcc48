/// The names that records have now, by the names that they had before.
///
/// A name without a part stands for all parts of its item. A name that leads to itself stands for
/// itself, though its item may have another name.
struct Aliases: Hashable, Sendable {
  private(set) var names: [RecordKey: RecordKey] = [:]

  var isEmpty: Bool { names.isEmpty }

  init() {}

  init(_ names: [RecordKey: RecordKey]) { self.names = names }

  /// Notes that `old` is called `new` from now on; where both are alike, that it is no longer called
  /// by another name.
  ///
  /// The newest word counts: a name that led from `new` back to `old` leads nowhere any more.
  mutating func rename(_ old: RecordKey, to new: RecordKey) {
    names[old] = nil
    if old == new {
      standForItself(new)
      return
    }
    names[old] = new
    breakCircle(from: new, at: new)
    for key in names.keys where !key.part.isEmpty { breakCircle(from: key, at: new) }
  }

  /// The name that counts for a record.
  func current(_ key: RecordKey) -> RecordKey {
    var key = key
    while let next = step(key) { key = next }
    return key
  }

  /// The name that counts for an item as a whole.
  func current(item: String) -> String {
    var item = item
    while let next = step(RecordKey(item: item)), next.part.isEmpty { item = next.item }
    return item
  }

  private func step(_ key: RecordKey) -> RecordKey? {
    if let exact = names[key] { return exact == key ? nil : exact }
    guard !key.part.isEmpty, let item = names[RecordKey(item: key.item)], item.part.isEmpty,
      item.item != key.item
    else { return nil }
    return RecordKey(item: item.item, part: key.part)
  }

  private mutating func standForItself(_ key: RecordKey) {
    let followsItem = !key.part.isEmpty && names[RecordKey(item: key.item)] != nil
    names[key] = followsItem ? key : nil
  }

  private mutating func breakCircle(from start: RecordKey, at new: RecordKey) {
    var path: [RecordKey] = []
    var key = start
    while let next = step(key) {
      path.append(key)
      if let first = path.firstIndex(of: next) {
        let circle = path[first...]
        let ending = circle.contains(new) ? new : circle.filter { $0.item == new.item }.min()
        if let ending { standForItself(ending) }
        return
      }
      key = next
    }
  }
}
