import TrainerScheduling

/// Reviews put together by the records that they belong to, in their order within each.
///
/// A record's whole history is then folded at once: nothing is looked up from review to review.
/// Histories have nothing to do with each other; so shares of them are sorted and folded on all
/// processors, each share small enough for a processor's own memory.
struct Histories: Sendable {
  /// The records of a share are one page of the progress.
  static let shareSize = PagedArray<Record?>.pageSize

  private let outline: HistoryOutline

  /// Share after share.
  private var events: ContiguousArray<HistoryEvent>

  /// By share: where its events begin; one more for the end of the last.
  private var starts: [Int]

  /// Divides reviews into shares; `forEach` shows each with its history, as the outline counted them.
  ///
  /// Many reviews are gone through by two processors, each of which takes the half of the shares that
  /// is its own.
  @inline(__always)
  init(
    _ outline: HistoryOutline,
    forEach: @Sendable ((HistoryEvent, _ history: Int32) -> Void) -> Void
  ) {
    self.outline = outline
    var starts = [0]
    for reviews in outline.reviews { starts.append(starts[starts.count - 1] + reviews) }
    self.starts = starts
    let total = starts[starts.count - 1]
    let middle =
      total < Self.fewReviews ? starts.count : starts.firstIndex { $0 >= total / 2 } ?? 0
    let halves = [0..<middle, middle..<starts.count].filter { !$0.isEmpty }
    events = ContiguousArray(unsafeUninitializedCapacity: total) { buffer, initialized in
      nonisolated(unsafe) let events = buffer
      _ = Processors.map(halves.count) { [starts] half in
        let own = halves[half]
        var next = starts
        forEach { event, history in
          let share = Int(history) / Self.shareSize
          guard own.contains(share) else { return }
          events.initializeElement(at: next[share], to: event)
          next[share] += 1
        }
      }
      initialized = total
    }
  }

  /// Fewer are gone through faster by one processor.
  private static let fewReviews = 1 << 16

  /// The records that the histories come to, by the schedulers of their eras, after what they had come
  /// to before.
  func records(
    by schedulers: [Scheduler], after earlier: PagedArray<Record?> = PagedArray()
  ) -> PagedArray<Record?> {
    PagedArray(
      pages: Processors.map(starts.count - 1) { share in
        let first = share * Self.shareSize
        let histories = SortedShare(events[starts[share]..<starts[share + 1]])
        let size = min(Self.shareSize, outline.dates.count - first)
        return ContiguousArray(
          (0..<size).map { place in
            record(
              of: histories.events(at: place),
              after: first + place < earlier.count ? earlier[first + place] : nil,
              history: first + place, by: schedulers)
          })
      })
  }

  private func record(
    of events: ContiguousArray<HistoryEvent>.SubSequence, after earlier: Record?, history: Int,
    by schedulers: [Scheduler]
  ) -> Record? {
    var record = earlier
    var rest = events
    while let era = rest.first?.era {
      let reviews = rest.prefix { $0.era == era }
      rest = rest[reviews.endIndex...]
      record = fold(reviews, on: record, history: history, by: schedulers[era])
    }
    record?.schedule.due = outline.dates[history].due
    return record
  }

  /// What a review promised does not matter to the next, so that the last promise stands for all.
  private func fold(
    _ reviews: ContiguousArray<HistoryEvent>.SubSequence, on start: Record?, history: Int,
    by scheduler: Scheduler
  ) -> Record? {
    let promised = outline.dates[history].promised
    var record = start
    for review in reviews {
      record = .after(review.rating, on: record, at: review.moment, due: promised, by: scheduler)
    }
    return record
  }
}

/// The reviews of a share, history after history.
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
