/// Which item goes on with which history, though names and texts changed.
public struct Identity: Sendable {
  /// What a session that writes appends before all else, in this order.
  ///
  /// Written twice, or by two devices, it comes to the same.
  public let events: [EventBody]

  let judge: IdentityJudge

  init(_ judge: IdentityJudge) {
    self.judge = judge
    events = judge.events
  }

  /// The library with each history under the name of the item that goes on with it.
  ///
  /// What practice, lists and figures show comes from it, whether or not the events were written.
  public var library: Library { judge.library }

  /// Items that go on with histories of items that are gone, in the order of the old names.
  public var matches: [ItemMatch] { judge.matches }

  /// Deletions of changed clozes that go on with the histories of others.
  public var partMatches: [PartMatch] { judge.partMatches }

  /// Items that are there again.
  public var returned: [ReturnedItem] { judge.returned }

  /// Histories whose items or deletions are gone, in the order of their names, with the items that
  /// they may belong to.
  public func orphans() -> [Orphan] {
    let likely = Dictionary(
      uniqueKeysWithValues: judge.matcher?.likelyItems().map { ($0.old.item, $0.items) } ?? [])
    let items = judge.claims.gone.keys.map {
      Orphan(key: RecordKey(item: $0), text: judge.written($0)?.text, likely: likely[$0] ?? [])
    }
    let parts = judge.claims.lostParts.flatMap { place, parts in
      parts.map {
        Orphan(key: RecordKey(item: library.items[place].id, part: $0), text: nil, likely: [])
      }
    }
    return (items + parts).sorted { $0.key < $1.key }
  }
}
