/// A replay by FSRS-6, which is held to millions of reviews a second.
struct FSRS6Replay {
  let formulae: FSRS6Formulae
  let maximumInterval: Double
  let intervalPerStability: Double

  /// A card after its last review so far.
  private struct Latest {
    var memory: MemoryState
    var ticks: Int64
  }

  /// `ticks` turns an instant into what is counted, milliseconds or days.
  @inline(__always)
  func replay(
    _ rows: [ReviewRow], ticksPerDay: Int64, ticks: (Int64) -> Int64
  ) -> [ReplayedReview] {
    let histories = CardHistories(rows)
    var byCard = [ReplayedReview]()
    byCard.reserveCapacity(rows.count)
    for card in 0..<histories.count {
      var latest: Latest?
      for entry in histories[card] {
        let now = ticks(entry.utcMilliseconds)
        // Never negative: a journey west may turn the local date back.
        let days = latest.map { max(0, (now &- $0.ticks) / ticksPerDay) } ?? 0
        let review = replay(entry.rating, after: latest?.memory, elapsedDays: Int(days))
        latest = Latest(memory: review.memory, ticks: now)
        byCard.append(review)
      }
    }
    return histories.inOrderOfRows(byCard)
  }

  @inline(__always)
  private func replay(
    _ rating: Rating, after memory: MemoryState?, elapsedDays: Int
  ) -> ReplayedReview {
    guard let memory else {
      return reviewed(formulae.first(rating), elapsed: 0, retrievability: nil)
    }
    let recall =
      elapsedDays > 0 ? formulae.retrievability(memory, elapsedDays: Double(elapsedDays)) : 1
    let next = formulae.next(memory, rating, elapsedDays: elapsedDays, recall: recall)
    return reviewed(next, elapsed: elapsedDays, retrievability: recall)
  }

  @inline(__always)
  private func reviewed(
    _ memory: MemoryState, elapsed: Int, retrievability: Double?
  ) -> ReplayedReview {
    let days = (memory.stability * intervalPerStability).rounded()
    return ReplayedReview(
      memory: memory,
      elapsed: Int32(clamping: elapsed),
      interval: Int32(days.clamped(to: 1...maximumInterval)),
      retrievability: retrievability)
  }
}
