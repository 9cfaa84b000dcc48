public import TrainerScheduling

/// What exports are made of.
public struct ExportSource: Sendable {
  /// All content joined with its history.
  public let library: Library

  /// All reviews.
  public let history: ReviewHistory

  /// Finished mock interviews, the oldest first.
  public let mocks: [FinishedMock]

  /// The first day whose reviews are told; nil where all are.
  public let since: StudyDay?

  /// When the export is made.
  public let moment: Moment

  /// Takes everything at a moment.
  public init(
    library: Library, history: ReviewHistory, mocks: [FinishedMock],
    since: StudyDay? = nil, at moment: Moment
  ) {
    self.library = library
    self.history = history
    self.mocks = mocks
    self.since = since
    self.moment = moment
  }

  /// The places of the reviews since the first day, in the order of the history.
  var reviews: some Sequence<Int> {
    let scheduler = library.progress.scheduler
    return history.indices.lazy.filter { position in
      since.map { scheduler.studyDay(of: history[position].moment) >= $0 } ?? true
    }
  }
}
