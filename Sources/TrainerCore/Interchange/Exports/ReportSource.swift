import TrainerScheduling

/// What reports are made of: what tables are made of, and the figures, which cost a walk through the
/// whole history.
@dynamicMemberLookup
public struct ReportSource: Sendable {
  private let source: ExportSource

  /// The figures.
  public let statistics: Statistics

  /// Counts the figures of a history, which is let go of then.
  public init(_ source: ExportSource, _ history: ReviewHistory) throws(UnknownName) {
    self.source = source
    statistics = try Statistics(
      of: history, in: source.library, since: source.since, at: source.moment)
  }

  /// Whether what happened on a day is told.
  func tells(of day: StudyDay) -> Bool { source.tells(of: day) }

  /// Whatever tables are made of.
  public subscript<Value>(dynamicMember path: KeyPath<ExportSource, Value>) -> Value {
    source[keyPath: path]
  }
}
