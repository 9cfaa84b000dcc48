extension InterviewAim {
  /// What one review does, seen from before it.
  private struct Prospect {
    /// The probability of recall on the day of the interview.
    var recall: Double

    /// Answers that the review takes: what was forgotten takes another.
    var answers: Double
  }

  /// What a review may leave, and how likely it is passed.
  private struct Branches {
    let chance: Double
    let passed: MemoryState
    let lapsed: MemoryState
  }

  /// A review on `day`, of a memory that was last reviewed before.
  private func prospect(
    of memory: MemoryState, since lastReview: StudyDay, reviewedOn day: StudyDay
  ) -> Prospect {
    let branches = branches(of: memory, since: lastReview, on: day)
    return Prospect(
      recall: branches.chance * recall(of: branches.passed, since: day)
        + (1 - branches.chance) * recall(of: branches.lapsed, since: day),
      answers: 2 - branches.chance)
  }

  private func branches(
    of memory: MemoryState, since lastReview: StudyDay, on day: StudyDay
  ) -> Branches {
    let elapsed = max(0, day - lastReview)
    return Branches(
      chance: model.retrievability(memory, elapsedDays: Double(elapsed)),
      passed: model.next(memory, .good, elapsedDays: elapsed),
      lapsed: model.next(model.next(memory, .again, elapsedDays: elapsed), .good, elapsedDays: 0))
  }

  /// A review costs so much of an answer at least, however many it spares later.
  ///
  /// Else what it adds would be divided by next to nothing, and a guess of the model would go before all
  /// else. Chosen, not measured.
  private static let leastCost = 0.2

  /// The recall on the day that a review today adds to none, 0 to 1, for the time of one answer.
  public func worth(
    of memory: MemoryState, since lastReview: StudyDay, on today: StudyDay
  ) -> Double {
    let review = prospect(of: memory, since: lastReview, reviewedOn: today)
    return (review.recall - recall(of: memory, since: lastReview)) / review.answers
  }

  /// The same where the item comes back once more on `last` in any case.
  func worth(
    of memory: MemoryState, since lastReview: StudyDay, on today: StudyDay, before last: StudyDay
  ) -> Double {
    let only = prospect(of: memory, since: lastReview, reviewedOn: last)
    let first = branches(of: memory, since: lastReview, on: today)
    let passed = prospect(of: first.passed, since: today, reviewedOn: last)
    let lapsed = prospect(of: first.lapsed, since: today, reviewedOn: last)
    let chance = first.chance
    let recall = chance * passed.recall + (1 - chance) * lapsed.recall
    let answers = chance * passed.answers + (1 - chance) * lapsed.answers
    // What is reviewed today is forgotten less often later, and saves answers then.
    return (recall - only.recall) / max(Self.leastCost, 2 - chance + answers - only.answers)
  }

  /// The recall on the day that is lost when the last review is today and not on the day before.
  func lossOfHaste(
    of memory: MemoryState, since lastReview: StudyDay, on today: StudyDay
  ) -> Double {
    prospect(of: memory, since: lastReview, reviewedOn: eve).recall
      - prospect(of: memory, since: lastReview, reviewedOn: today).recall
  }
}
