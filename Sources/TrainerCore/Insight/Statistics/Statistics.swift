public import TrainerScheduling

/// Everything that a learner's history says about how the practice goes.
///
/// Each figure is defined where it stands; one that would mean nothing is not there.
public struct Statistics: Sendable {
  /// The study day for which this holds.
  public let today: StudyDay

  /// The first day that counts; nil where all do.
  public let since: StudyDay?

  /// What the answers since then come to.
  public let answers: AnswerFigures

  /// The days since then on which something was done, the oldest first.
  public let days: [DayFigures]

  /// Days of practice among the latest, whatever `since` says.
  public let practised: PractisedDays

  /// By topic, in the order of their names; questions without a topic are left out.
  public let topics: [GroupFigures]

  /// By kind.
  public let kinds: [GroupFigures]

  /// By lesson.
  public let lessons: [GroupFigures]

  /// How much of the library is expected to be recalled.
  public let recall: RecallFigures

  /// The day of the interview, where there is one and it is not over.
  public let interview: StudyDay?

  /// What the next 30 days hold, as far as it is known today.
  public let forecast: DueForecast

  /// Key ideas that were missed, the weakest first.
  public let ideas: [IdeaFigures]

  /// Questions that are forgotten again and again.
  public let leeches: [RecordKey]
}
