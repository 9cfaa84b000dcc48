import TrainerScheduling

/// What was typed where the day of the interview is asked for.
struct InterviewAnswer {
  /// The day, today or later, or that there is none.
  let spoken: SpokenDay

  /// Reads a text on a day.
  ///
  /// - Throws: ``Failure/noInterviewDay(_:)`` where it says no day, ``Failure/pastInterview(_:given:)``
  ///   where the day is over.
  init(_ text: String, from today: StudyDay) throws(Failure) {
    guard let spoken = SpokenDay(text, from: today) else { throw .noInterviewDay(text) }
    if case .day(let day) = spoken, day < today { throw .pastInterview(day, given: text) }
    self.spoken = spoken
  }
}
