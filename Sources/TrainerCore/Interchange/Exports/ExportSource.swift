public import TrainerScheduling

/// What exports are made of.
public struct ExportSource: Sendable {
  /// All content joined with its history.
  public let library: Library

  /// All reviews.
  public let reviews: ReviewStream

  /// Finished mock interviews, the oldest first.
  public let mocks: [FinishedMock]

  /// The first day whose reviews are told; nil where all are.
  public let since: StudyDay?

  /// When the export is made.
  public let moment: Moment

  /// Takes everything at a moment.
  public init(
    library: Library, reviews: ReviewStream, mocks: [FinishedMock],
    since: StudyDay? = nil, at moment: Moment
  ) {
    self.library = library
    self.reviews = reviews
    self.mocks = mocks
    self.since = since
    self.moment = moment
  }

  /// Whether what happened on a day is told.
  func tells(of day: StudyDay) -> Bool { since.map { day >= $0 } ?? true }
}
