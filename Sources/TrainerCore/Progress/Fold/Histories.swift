import Dispatch
import TrainerScheduling

/// Events put together by the records that they belong to, in their order within each.
///
/// A record's whole history is then folded at once: nothing is looked up from review to review.
/// Histories have nothing to do with each other; so shares of them are sorted and folded on all
/// processors, each share small enough for a processor's own memory.
struct Histories {
  static let shareSize = 512

  /// How many histories there are, some perhaps without events.
  let count: Int

  /// Share after share.
  private var events: ContiguousArray<HistoryEvent>

  /// By share: where its events begin; one more for the end of the last.
  private var starts: [Int]

  /// Divides events into shares; `owners` holds the history of each, or a negative number for an event
  /// that belongs to none, and `forEach` shows the events of the others in the same order.
  init(
    count: Int, owners: ContiguousArray<Int32>, forEach: ((HistoryEvent, Int32) -> Void) -> Void
  ) {
    let shares = (count + Self.shareSize - 1) / Self.shareSize
    var starts = [Int](repeating: 0, count: shares + 1)
    for owner in owners where owner >= 0 { starts[Int(owner) / Self.shareSize + 1] += 1 }
    for share in 0..<shares { starts[share + 1] += starts[share] }
    self.count = count
    self.starts = starts
    let total = starts[shares]
    events = ContiguousArray(unsafeUninitializedCapacity: total) { buffer, initialized in
      forEach { event, owner in
        let share = Int(owner) / Self.shareSize
        buffer.initializeElement(at: starts[share], to: event)
        starts[share] += 1
      }
      initialized = total
    }
  }

  /// The records that the histories come to, by the schedulers of their eras.
  func records(by schedulers: [Scheduler]) -> ContiguousArray<Record?> {
    ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
      // Each share writes to places of its own.
      nonisolated(unsafe) let records = buffer
      DispatchQueue.concurrentPerform(iterations: starts.count - 1) { share in
        let first = share * Self.shareSize
        let histories = sorted(share)
        for place in 0..<min(Self.shareSize, count - first) {
          let record = Self.record(histories.events(at: place), by: schedulers)
          records.initializeElement(at: first + place, to: record)
        }
      }
      initialized = count
    }
  }

  private func sorted(_ share: Int) -> SortedShare {
    SortedShare(events[starts[share]..<starts[share + 1]])
  }

  /// The record that a history comes to.
  private static func record(
    _ history: ContiguousArray<HistoryEvent>.SubSequence, by schedulers: [Scheduler]
  ) -> Record? {
    var record: Record?
    var rest = history
    while let era = rest.first?.era {
      let events = rest.prefix { $0.era == era }
      rest = rest[events.endIndex...]
      record = fold(events, on: record, by: schedulers[era])
    }
    return record
  }

  private static func fold(
    _ events: ContiguousArray<HistoryEvent>.SubSequence, on start: Record?, by scheduler: Scheduler
  ) -> Record? {
    var record = start
    for event in events {
      if let rating = event.rating {
        record = .after(rating, on: record, at: event.moment, due: event.due, by: scheduler)
      } else {
        record?.schedule.due = event.due
      }
    }
    return record
  }
}

/// The events of a share, history after history.
private struct SortedShare {
  private let events: ContiguousArray<HistoryEvent>

  /// By history: where its events begin; one more for the end of the last.
  private let starts: [Int]

  /// Sorts by counting, which keeps the order within each history.
  init(_ share: ContiguousArray<HistoryEvent>.SubSequence) {
    var starts = [Int](repeating: 0, count: Histories.shareSize + 1)
    for event in share { starts[Int(event.place) + 1] += 1 }
    for place in 0..<Histories.shareSize { starts[place + 1] += starts[place] }
    self.starts = starts
    events = ContiguousArray(unsafeUninitializedCapacity: share.count) { buffer, initialized in
      for event in share {
        buffer.initializeElement(at: starts[Int(event.place)], to: event)
        starts[Int(event.place)] += 1
      }
      initialized = share.count
    }
  }

  func events(at place: Int) -> ContiguousArray<HistoryEvent>.SubSequence {
    events[starts[place]..<starts[place + 1]]
  }
}
