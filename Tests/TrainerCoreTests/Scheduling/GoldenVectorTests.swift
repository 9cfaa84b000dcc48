import Testing

@testable import TrainerScheduling

/// FSRS-6 against the numbers of its peers.
@Suite struct GoldenVectorTests {
  @Test func ownVectorsAreComplete() {
    #expect(GoldenSequence.own.count == 36)
    #expect(Set(GoldenSequence.own.map(\.kind)).count == 12)
    #expect(GoldenSequence.own.reduce(0) { $0 + $1.reviews.count } == 485)
  }

  @Test(arguments: GoldenSequence.own)
  func agrees(with sequence: GoldenSequence) throws {
    try expectPlain(sequence)
    try expectSteps(sequence)
    try expectSingle(sequence)
  }

  @Test(.enabled(if: GoldenSequence.isSharedFileThere), arguments: GoldenSequence.all)
  func agreesWithShared(_ sequence: GoldenSequence) throws {
    try expectPlain(sequence)
    try expectSteps(sequence)
    try expectSingle(sequence)
  }

  /// py-fsrs without steps, through the replay.
  private func expectPlain(_ sequence: GoldenSequence) throws {
    let replay = FSRSReplay(
      model: FSRSModel(try FSRSParameters(sequence.parameters)), retention: sequence.retention,
      maximumInterval: sequence.maximum, elapsed: .periods)
    let rows = sequence.reviews.map {
      ReviewRow(card: 0, rating: $0.rating, utcMilliseconds: Int64($0.second) * 1000)
    }
    for (index, (review, actual)) in zip(sequence.boundedReviews, replay.replay(rows)).enumerated()
    {
      #expect(actual.elapsed == review.elapsedDays)
      #expect(isNear(actual.memory.stability, review.stability, 1e-9))
      #expect(isNear(actual.memory.difficulty, review.difficulty, 1e-9))
      #expect((actual.retrievability == nil) == (index == 0))
      #expect(isNear(actual.retrievability ?? 0, review.retrievability, 1e-9))
      #expect(Int(actual.interval) == review.intervalDays)
    }
  }

  /// py-fsrs with steps: states, places and delays, button order and fuzz aside, which it has not.
  private func expectSteps(_ sequence: GoldenSequence) throws {
    let scheduler = Scheduler(
      SchedulerSettings(
        parameters: try FSRSParameters(sequence.parameters),
        desiredRetention: sequence.retention, maximumInterval: sequence.maximum))
    var phase: Phase?
    for review in sequence.boundedReviews {
      let move = scheduler.move(after: review.rating, in: phase)
      phase = move.phase
      #expect(move.phase == expectedPhase(review))
      let memory = MemoryState(stability: review.stability, difficulty: review.difficulty)
      let days = IntervalFuzz(draw: nil).days(
        scheduler.interval(of: memory), minimum: 1, maximum: sequence.maximum)
      #expect(move.delay.map { Int($0 / 1000) } ?? days * 86_400 == review.intervalSeconds)
    }
  }

  private func expectedPhase(_ review: GoldenSequence.Review) -> Phase? {
    switch (review.state, review.step) {
    case (1, let step?): .learning(step: step)
    case (2, nil): .review
    case (3, let step?): .relearning(step: step)
    default: nil
    }
  }

  /// fsrs-rs, which computes in 32 bits and bounds stability as we do.
  private func expectSingle(_ sequence: GoldenSequence) throws {
    let model = FSRSModel(try FSRSParameters(sequence.parameters))
    var memory: MemoryState?
    for review in sequence.reviews {
      let next =
        memory.map { model.next($0, review.rating, elapsedDays: review.elapsedDays) }
        ?? model.first(review.rating)
      memory = next
      let interval = model.interval(of: next, retention: sequence.retention)
      #expect(isNear(next.stability, review.singleStability, 1e-3))
      #expect(isNear(next.difficulty, review.singleDifficulty, 1e-5))
      #expect(isNear(interval, review.singleInterval, 1e-3))
    }
  }
}

/// Whether two numbers differ by at most a share of the expected one.
func isNear(_ actual: Double, _ expected: Double, _ tolerance: Double) -> Bool {
  abs(actual - expected) <= tolerance * abs(expected)
}
