// MARK: - Steps

extension Scheduler {
  /// What an answer does to the phase, and the delay where it leads to a step.
  struct Move: Hashable {
    let phase: Phase
    /// In milliseconds; nil means that days are to be decided.
    let delay: Int64?

    static let toReview = Move(phase: .review, delay: nil)
  }

  func move(after rating: Rating, in phase: Phase?) -> Move {
    switch phase ?? .learning(step: 0) {
    case .learning(let step):
      learning.rung(after: rating, at: step).map {
        Move(phase: .learning(step: $0.step), delay: $0.delay)
      } ?? .toReview
    case .relearning(let step):
      relearning.rung(after: rating, at: step).map {
        Move(phase: .relearning(step: $0.step), delay: $0.delay)
      } ?? .toReview
    case .review:
      (rating == .again ? relearning.first : nil).map {
        Move(phase: .relearning(step: $0.step), delay: $0.delay)
      } ?? .toReview
    }
  }
}

// MARK: - Parts of a day

extension Scheduler {
  /// An interval shorter than this is a part of a day, a longer one is whole days (the suggestion of
  /// fsrs-rs for FSRS-7).
  static let shortestDay = 0.5
  private static let halfDay = StudyDay.millisecondsPerDay / 2

  /// The shortest wait that FSRS-7 may ask for, in milliseconds: it would ask for seconds after a first
  /// Again (srs-benchmark #313).
  static let shortestWait: Int64 = 60_000

  /// The phase after a review that left `memory`; `phase` is nil at the first.
  ///
  /// An answer that leads out of the steps, but leaves a memory that lasts no half day, stays in a step
  /// of its own behind the last.
  func phase(after rating: Rating, in phase: Phase?, leaving memory: MemoryState) -> Phase {
    let move = move(after: rating, in: phase)
    return move.delay == nil && isShort(memory) ? stepBehindLast(from: phase) : move.phase
  }

  /// The phase after a review whose due date is known, in milliseconds since 1970-01-01 UTC, without the
  /// memory that it left; `phase` is nil at the first.
  public func phase(
    after rating: Rating, in phase: Phase?, at moment: Moment, due: Int64
  ) -> Phase {
    // Most reviews of a long history pass.
    if phase == .review, rating != .again, case .six = model.formulae { return .review }
    let next = move(after: rating, in: phase).phase
    let wait = due &- moment.utcMilliseconds
    // What is due days later is due in the middle of a day, at least half a day away.
    guard next == .review, case .seven = model.formulae, wait < Self.halfDay else { return next }
    return stepBehindLast(from: phase)
  }

  private func stepBehindLast(from phase: Phase?) -> Phase {
    switch phase ?? .learning(step: 0) {
    case .learning: .learning(step: learning.steps.count)
    case .relearning, .review: .relearning(step: relearning.steps.count)
    }
  }

  /// Whether recall sinks to the desired retention within a part of a day; never by FSRS-6, which knows
  /// whole days only.
  func isShort(_ memory: MemoryState) -> Bool {
    switch model.formulae {
    case .six: false
    case .seven:
      model.retrievability(memory, elapsedDays: Self.shortestDay) < settings.desiredRetention
    }
  }

  /// The wait, in milliseconds, before an item comes back on the same day; nil where it comes back days
  /// later.
  ///
  /// `shorter` is that of the answer below, which is never undercut.
  func wait(
    after rating: Rating, in phase: Phase?, leaving memory: MemoryState, above shorter: Int64
  ) -> Int64? {
    if let delay = move(after: rating, in: phase).delay { return delay }
    guard isShort(memory) else { return nil }
    let wait = interval(of: memory) * Double(StudyDay.millisecondsPerDay)
    return max(Int64(wait), Self.shortestWait, shorter)
  }
}
