import TrainerScheduling

/// What was typed where the day of the interview is asked for.
struct InterviewAnswer {
  /// The day, today or later, or that there is none.
  let spoken: SpokenDay

  /// Reads a text on a day of the calendar: whoever sits up late means the date that a clock shows,
  /// also where the study day before it is not over.
  ///
  /// - Throws: ``Failure/noInterviewDay(_:)`` where it says no day, ``Failure/pastInterview(_:given:)``
  ///   where the day is over.
  init(_ text: String, at moment: Moment) throws(Failure) {
    let today = moment.calendarDay
    guard let spoken = SpokenDay(text, from: today) else { throw .noInterviewDay(text) }
    if case .day(let day) = spoken, day < today { throw .pastInterview(day, given: text) }
    self.spoken = spoken
  }
}
