public import TrainerScheduling

/// When something happens in a session: the wall clock for schedules, a steady one for durations.
public struct SessionTime: Sendable, Hashable {
  /// The instant, with the offset of the wall clock there.
  public let moment: Moment

  /// Milliseconds of a clock that never jumps; only differences mean something.
  public let steadyMilliseconds: Int64

  /// Pairs the readings of both clocks.
  public init(moment: Moment, steadyMilliseconds: Int64) {
    self.moment = moment
    self.steadyMilliseconds = steadyMilliseconds
  }

  /// Milliseconds since an earlier reading, never negative.
  func milliseconds(since earlier: SessionTime) -> Int {
    max(0, Int(steadyMilliseconds - earlier.steadyMilliseconds))
  }
}
