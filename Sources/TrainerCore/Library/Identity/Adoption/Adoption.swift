import TrainerText

/// A history without an item that is given to one by hand.
public struct Adoption: Hashable, Sendable {
  /// What the history was called.
  public let old: RecordKey

  /// What has it from now on.
  public let new: RecordKey

  /// Whether that was answered before: then the two histories become one.
  public let joinsHistories: Bool

  /// What is appended, after ``Identity/events``.
  public let events: [EventBody]
}

extension Identity {
  /// Gives an orphan, `item` or `item/part`, to an item or to one of its deletions.
  ///
  /// - Throws: ``AdoptionRefusal`` where one of them is not what it has to be.
  public func adoption(of old: String, by new: String) throws(AdoptionRefusal) -> Adoption {
    let (old, new) = (RecordKey(old.lowercased()), RecordKey(new.lowercased()))
    let parts = try reviewedParts(of: old)
    let item = try item(of: new)
    if !parts.isEmpty, !item.kind.isAsked { throw .isNeverAsked(item.id) }
    let isWhole = old.part.isEmpty && new.part.isEmpty
    if !isWhole { try checkParts(old, parts, new, item) }
    var judge = judge
    judge.adopt(old, by: new, isWhole: isWhole)
    let reviewed = library.progress.records(ofItem: new.item)
    return Adoption(
      old: old, new: new,
      joinsHistories: isWhole ? !reviewed.isEmpty : reviewed[new.part] != nil,
      events: judge.events)
  }

  /// The parts of an orphan that have records.
  private func reviewedParts(of old: RecordKey) throws(AdoptionRefusal) -> Set<String> {
    if let parts = judge.claims.gone[old.item], old.part.isEmpty || parts.contains(old.part) {
      return old.part.isEmpty ? parts : [old.part]
    }
    if let place = library.firstByID[old.item] {
      if judge.claims.lostParts[place]?.contains(old.part) == true { return [old.part] }
      if old.part.isEmpty || library.items[place].hasPart(old.part) { throw .stillThere(old) }
    } else if judge.broken.contains(old.item) {
      throw .waits(old)
    }
    let current = library.progress.currentName(of: old)
    if current != old { throw .alreadyGiven(old, to: current) }
    if library.progress[old] != nil { throw .waits(old) }
    let names = judge.claims.gone.keys.sorted()
    throw .noSuchOrphan(old.description, nearest: nearest(to: old.item, among: names))
  }

  private func item(of new: RecordKey) throws(AdoptionRefusal) -> Item {
    guard let item = library[new.item] else {
      let near = nearest(to: new.item, among: library.items.map(\.id))
      throw .noSuchItem(new.description, nearest: near)
    }
    if !new.part.isEmpty, !item.hasPart(new.part) {
      let near = nearest(to: new.part, among: item.pastDeletions.map(\.part))
      throw .noSuchItem(
        new.description, nearest: near.map { RecordKey(item: item.id, part: $0).description })
    }
    return item
  }

  private func checkParts(
    _ old: RecordKey, _ parts: Set<String>, _ new: RecordKey, _ item: Item
  ) throws(AdoptionRefusal) {
    if !parts.contains(old.part) { throw .needsPart(item: old.item, parts: parts.sorted()) }
    if !item.hasPart(new.part) {
      throw .needsPart(item: item.id, parts: item.pastDeletions.map(\.part))
    }
  }
}

extension IdentityJudge {
  /// Gives a history away, and starts anew with what has to be written for it.
  mutating func adopt(_ old: RecordKey, by new: RecordKey, isWhole: Bool) {
    forgetRenames()
    rename(old, to: new)
    guard isWhole, let place = library.firstByID[new.item] else { return }
    claims.give(old.item, to: place, library.items[place])
    matchParts(of: place)
  }
}
