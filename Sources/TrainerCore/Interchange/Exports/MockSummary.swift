public import TrainerScheduling

/// A finished mock interview in one line.
public struct MockSummary: Sendable, Hashable {
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

  /// What the candidate took for right, in points, where a candidate judges.
  public let own: Double?

  /// The points that there are.
  public let possible: Double

  /// Whether what was found passes.
  public let isPassed: Bool

  /// A mock by its figures.
  public init(
    name: String, form: String, title: String, started: Moment, found: Double, own: Double?,
    possible: Double, isPassed: Bool
  ) {
    self.name = name
    self.form = form
    self.title = title
    self.started = started
    self.found = found
    self.own = own
    self.possible = possible
    self.isPassed = isPassed
  }

  /// The share of the points that was found, 0 to 1.
  public var share: Double { possible > 0 ? found / possible : 0 }
}
