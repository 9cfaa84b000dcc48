/// What the events of this session found, so that the last of each record can be taken back at once.
struct RecentReviews {
  private struct Change {
    let reference: EventReference
    let before: Record?
  }

  /// By record, in their order.
  private var changes: [RecordKey: [Change]] = [:]
  private var keys: [EventReference: RecordKey] = [:]

  /// Takes over an event that comes after all others; false where only a replay tells what it comes
  /// to.
  mutating func fold(_ event: Event, into progress: inout Progress) -> Bool {
    switch event.body {
    case .review(let facts): return fold(event, of: facts.key, into: &progress)
    case .due(let key, _): return fold(event, of: key, into: &progress)
    case .undo(let reference): return takeBack(reference, by: event, in: &progress)
    default: return progress.apply(event)
    }
  }

  private mutating func fold(
    _ event: Event, of key: RecordKey, into progress: inout Progress
  ) -> Bool {
    let key = progress.currentName(of: key)
    let before = progress[key]
    guard progress.apply(event) else { return false }
    let reference = event.stamp.reference
    changes[key, default: []].append(Change(reference: reference, before: before))
    keys[reference] = key
    return true
  }

  private mutating func takeBack(
    _ reference: EventReference, by undo: Event, in progress: inout Progress
  ) -> Bool {
    guard let key = keys[reference], let last = changes[key]?.last, last.reference == reference,
      progress.takeBack(key, to: last.before, by: undo)
    else { return false }
    changes[key]?.removeLast()
    keys[reference] = nil
    return true
  }
}
