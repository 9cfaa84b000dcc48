public import TrainerScheduling

/// A finished mock interview in one line.
public struct FinishedMock: Sendable, Hashable {
  /// What its files are called.
  public let name: String

  /// `coding`, `design` or `rapid`.
  public let form: String

  /// What it was about.
  public let title: String

  /// When it began.
  public let started: Moment

  /// What was found in the answers, in points.
  public let found: Double

  /// The points it ended with: the candidate's own rating where there is one, less hints.
  public let total: Double

  /// The points that there are.
  public let possible: Double

  /// Whether the total passes.
  public let isPassed: Bool

  /// Whether it was ended before its last phase was over.
  public let isEndedEarly: Bool

  /// A mock by its figures.
  public init(
    name: String, form: String, title: String, started: Moment, found: Double, total: Double,
    possible: Double, isPassed: Bool, isEndedEarly: Bool
  ) {
    self.name = name
    self.form = form
    self.title = title
    self.started = started
    self.found = found
    self.total = total
    self.possible = possible
    self.isPassed = isPassed
    self.isEndedEarly = isEndedEarly
  }

  /// The share of the points that was found, 0 to 1.
  public var share: Double { possible > 0 ? found / possible : 0 }
}
