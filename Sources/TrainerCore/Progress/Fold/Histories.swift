import Dispatch
import TrainerScheduling

/// What happened to one record: a review, or a due date that a plan moved.
struct HistoryEvent {
  let time: Int64
  let due: Int64
  /// Which of the settings of that time holds.
  let era: Int32
  /// Minutes east of UTC.
  let offset: Int16
  /// 0 for a moved due date.
  let rating: UInt8
}

/// Events put together by the records that they belong to, in their order within each.
///
/// A record's whole history is then folded at once: nothing is looked up from review to review.
struct Histories {
  private var events: ContiguousArray<HistoryEvent>

  /// By history: where its events begin; one more for the end of the last.
  private var starts: [Int32]

  var count: Int { starts.count - 1 }

  /// Sorts events by counting; `owners` holds the history of each, or a negative number for an event
  /// that belongs to none, and `forEach` shows the events in the same order.
  init(
    count: Int, owners: ContiguousArray<Int32>, forEach: ((HistoryEvent) -> Void) -> Void
  ) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for owner in owners where owner >= 0 { starts[Int(owner) + 1] += 1 }
    for history in 0..<count { starts[history + 1] += starts[history] }
    self.starts = starts
    let total = Int(starts[count])
    events = ContiguousArray(unsafeUninitializedCapacity: total) { buffer, initialized in
      var next = 0
      forEach { event in
        let owner = Int(owners[next])
        next += 1
        if owner < 0 { return }
        buffer.initializeElement(at: Int(starts[owner]), to: event)
        starts[owner] += 1
      }
      initialized = total
    }
  }

  /// The records that histories come to, by the schedulers of their eras; nil stands for no history.
  ///
  /// Histories have nothing to do with each other, so that many are folded on all processors.
  func records(of histories: [Int?], by schedulers: [Scheduler]) -> ContiguousArray<Record?> {
    let share = 2048
    let shares = (histories.count + share - 1) / share
    return ContiguousArray(unsafeUninitializedCapacity: histories.count) { buffer, count in
      // Each share writes to places of its own.
      nonisolated(unsafe) let records = buffer
      DispatchQueue.concurrentPerform(iterations: shares) { number in
        for place in number * share..<min(histories.count, (number + 1) * share) {
          let record = histories[place].flatMap { self.record(of: $0, by: schedulers) }
          records.initializeElement(at: place, to: record)
        }
      }
      count = histories.count
    }
  }

  /// The record that a history comes to; nil also for one that began after the events.
  private func record(of history: Int, by schedulers: [Scheduler]) -> Record? {
    guard history < count else { return nil }
    var record: Record?
    var rest = events[Int(starts[history])..<Int(starts[history + 1])]
    while let era = rest.first?.era {
      let events = rest.prefix { $0.era == era }
      rest = rest[events.endIndex...]
      record = Self.fold(events, on: record, by: schedulers[Int(era)])
    }
    return record
  }

  private static func fold(
    _ events: ContiguousArray<HistoryEvent>.SubSequence, on start: Record?, by scheduler: Scheduler
  ) -> Record? {
    var record = start
    for event in events {
      guard let rating = Rating(rawValue: Int(event.rating)) else {
        record?.schedule.due = event.due
        continue
      }
      let moment = Moment(utcMilliseconds: event.time, offsetMinutes: Int(event.offset))
      record = .after(rating, on: record, at: moment, due: event.due, by: scheduler)
    }
    return record
  }
}
