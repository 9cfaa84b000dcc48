extension InterviewAim {
  /// Answers that beginning an item takes: its steps, and once more where it was not known.
  static let answersToBegin = 2.4

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
    return min(unseen, most, max(0, answersADay - Int(round)) / 3)
  }

  /// How many new items a day must begin with for all to be begun in time, if it has so much time.
  func pace(of unseen: Int, on today: StudyDay, answersADay: Int) -> Int {
    let days = day - today - Self.daysWithoutNew
    return days > 0 ? min((unseen + days - 1) / days, mostNew(answersADay)) : 0
  }

  /// A tenth of a day stays for reviews.
  private func mostNew(_ answersADay: Int) -> Int {
    Int(0.9 * Double(answersADay) / Self.answersToBegin)
  }
}
