/// How well an item is remembered, as FSRS-6 models it.
///
/// Values outside its bounds cannot be made.
public struct MemoryState: Hashable, Sendable {
  /// Days after which it is recalled with probability 0.9; 0.001 to 36500.
  public let stability: Double
  /// How hard it is to make more stable; 1 to 10.
  public let difficulty: Double

  /// The bounds of stability, in days (fsrs-rs 6.6).
  public static let stabilityRange = 0.001...36_500.0
  /// The bounds of difficulty.
  public static let difficultyRange = 1.0...10.0

  /// A state; what lies outside the bounds is moved to the nearest one.
  public init(stability: Double, difficulty: Double) {
    self.stability = stability.clamped(to: Self.stabilityRange)
    self.difficulty = difficulty.clamped(to: Self.difficultyRange)
  }

  /// This state with nine significant digits of each number.
  ///
  /// The C libraries differ in the last bits; nine digits are the same everywhere, and a decimal
  /// text of nine digits reads back as the same number.
  public var roundedToNineDigits: MemoryState {
    MemoryState(
      stability: rounded(stability), difficulty: rounded(difficulty))
  }
}

/// Within the bounds of a state the scale is a power of ten between 10^4 and 10^11, an exact
/// double, so that the quotient is the double nearest to the decimal number.
private func rounded(_ value: Double) -> Double {
  var scale = 1e8
  var bound = 10.0
  while value >= bound {
    scale /= 10
    bound *= 10
  }
  var shifted = value
  while shifted < 1 {
    scale *= 10
    shifted *= 10
  }
  return (value * scale).rounded() / scale
}
