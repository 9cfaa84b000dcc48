/// What reports are made of: what tables are made of, and the figures, which cost a walk through the
/// whole history.
@dynamicMemberLookup
public struct ReportSource: Sendable {
  private let source: ExportSource

  /// The figures.
  public let statistics: Statistics

  /// Counts the figures.
  public init(_ source: ExportSource) throws(UnknownName) {
    self.source = source
    statistics = try Statistics(
      of: source.history, in: source.library, since: source.since, at: source.moment)
  }

  /// Whatever tables are made of.
  public subscript<Value>(dynamicMember path: KeyPath<ExportSource, Value>) -> Value {
    source[keyPath: path]
  }
}
