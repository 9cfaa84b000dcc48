/// What the learner can set about scheduling.
///
/// Values outside the ranges are moved into them.
public struct SchedulerSettings: Hashable, Sendable {
  /// The trained parameters of the memory model.
  public var parameters: FSRSParameters

  /// The probability of recall at which an item is due; 0.70 to 0.99.
  public var desiredRetention: Double {
    didSet { desiredRetention = desiredRetention.clamped(to: Self.retentionRange) }
  }

  /// Delays, in seconds, between the first reviews of a new item.
  public var learningSteps: [Int] {
    didSet { learningSteps = Self.held(learningSteps) }
  }

  /// Delays, in seconds, between the reviews that follow a lapse.
  public var relearningSteps: [Int] {
    didSet { relearningSteps = Self.held(relearningSteps) }
  }

  /// The longest interval, in days; 1 to 36500.
  public var maximumInterval: Int {
    didSet { maximumInterval = maximumInterval.clamped(to: Self.maximumIntervalRange) }
  }

  /// Minutes after midnight at which a study day starts; 0 to 1439.
  public var dayStartMinutes: Int {
    didSet { dayStartMinutes = dayStartMinutes.clamped(to: Self.dayStartRange) }
  }

  /// The bounds of desired retention (Anki's).
  public static let retentionRange = 0.70...0.99
  /// The bounds of one step, in seconds: up to a year.
  public static let stepRange = 1...31_536_000
  /// The bounds of the longest interval, in days.
  public static let maximumIntervalRange = 1...36_500
  /// The bounds of the start of a day, in minutes after midnight.
  public static let dayStartRange = 0...1439

  /// Settings; each left out has its default.
  public init(
    parameters: FSRSParameters = .standard,
    desiredRetention: Double = 0.9,
    learningSteps: [Int] = [60, 600],
    relearningSteps: [Int] = [600],
    maximumInterval: Int = 36_500,
    dayStartMinutes: Int = 240
  ) {
    self.parameters = parameters
    self.desiredRetention = desiredRetention.clamped(to: Self.retentionRange)
    self.learningSteps = Self.held(learningSteps)
    self.relearningSteps = Self.held(relearningSteps)
    self.maximumInterval = maximumInterval.clamped(to: Self.maximumIntervalRange)
    self.dayStartMinutes = dayStartMinutes.clamped(to: Self.dayStartRange)
  }

  private static func held(_ steps: [Int]) -> [Int] { steps.map { $0.clamped(to: stepRange) } }
}
