extension InterviewAim {
  /// How many new items are known at sight, 0 to 1: a guess, since nothing is known of them before.
  static let knownAtSight = 0.6

  /// Answers that beginning an item takes at most.
  ///
  /// The first, and where that was wrong one for each of the usual two steps; what was known at sight
  /// takes one less.
  static let mostAnswersToBegin = 3

  /// The same in the mean.
  static let answersToBegin = Double(mostAnswersToBegin) - knownAtSight

  /// The share of a day that new items may take.
  ///
  /// A tenth stays for reviews, so that what was begun is not forgotten meanwhile. Chosen, not measured.
  private static let shareForNew = 0.9

  /// How many new items a day begins with: as many as the learner usually does, more where not all
  /// would be begun in time, and some time always stays for reviews.
  ///
  /// `seen` counts the items of the days before. In the last days those have the time first; the eve is
  /// for them alone, unless there are none.
  public func newItems(
    of unseen: Int, seen: Int, on today: StudyDay, usually: Int, answersADay: Int
  ) -> Int {
    let most = max(usually, mostNew(answersADay))
    let days = day - today - Self.daysWithoutNew
    if days > 0 { return min(unseen, most, max(usually, (unseen + days - 1) / days)) }
    let left = day - today
    guard left > 1 || left == 1 && seen == 0 else { return 0 }
    let round = Double(seen) * Self.usualAnswers * Self.room / Double(left)
    // So near the day there is no time to be short of: each counts with all that it may take.
    return min(unseen, most, max(0, answersADay - Int(round)) / Self.mostAnswersToBegin)
  }

  /// How many new items a day must begin with for all to be begun in time, if it has so much time.
  func pace(of unseen: Int, on today: StudyDay, answersADay: Int) -> Int {
    let days = day - today - Self.daysWithoutNew
    return days > 0 ? min((unseen + days - 1) / days, mostNew(answersADay)) : 0
  }

  private func mostNew(_ answersADay: Int) -> Int {
    Int(Self.shareForNew * Double(answersADay) / Self.answersToBegin)
  }
}
