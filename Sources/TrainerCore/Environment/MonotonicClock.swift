/// What tells how long something took, whatever happens to the date meanwhile.
public struct MonotonicClock: Sendable {
  private let reading: @Sendable () -> Duration

  /// A clock that takes its reading from a closure, for tests and replays.
  public init(reading: @escaping @Sendable () -> Duration) { self.reading = reading }

  /// The clock of the machine, which also runs while the machine sleeps.
  public static let system = {
    let start = ContinuousClock.now
    return MonotonicClock { start.duration(to: .now) }
  }()

  /// The time since some fixed point in the past.
  public func now() -> Duration { reading() }
}
