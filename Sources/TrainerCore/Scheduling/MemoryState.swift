/// How well an item is remembered.
///
/// FSRS-6 has one stability, FSRS-7 two. Values outside the bounds cannot be made.
public struct MemoryState: Hashable, Sendable {
  /// By FSRS-6 the days after which it is recalled with probability 0.9, 0.001 to 36500; by FSRS-7 the
  /// strength of its lasting trace, in days, 0.0001 to 36500.
  public let stability: Double
  /// How hard it is to make more stable; 1 to 10.
  public let difficulty: Double

  /// 0 stands for none: an optional would make each state of a large library eight bytes larger.
  private let fast: Double

  /// The strength of its short trace, in days, 0.0001 to 36500; nil by FSRS-6.
  public var fastStability: Double? { fast == 0 ? nil : fast }

  /// The bounds of stability, in days (fsrs-rs 6.6).
  public static let stabilityRange = 0.001...36_500.0
  /// The bounds of difficulty.
  public static let difficultyRange = 1.0...10.0

  /// The bounds of both stabilities of FSRS-7, in days (fsrs-rs).
  public static let traceRange = 0.0001...36_500.0

  /// A state of FSRS-6; what lies outside the bounds is moved to the nearest one.
  public init(stability: Double, difficulty: Double) {
    self.stability = stability.clamped(to: Self.stabilityRange)
    self.difficulty = difficulty.clamped(to: Self.difficultyRange)
    fast = 0
  }

  /// A state of FSRS-7; what lies outside the bounds is moved to the nearest one.
  public init(slow: Double, fast: Double, difficulty: Double) {
    stability = slow.clamped(to: Self.traceRange)
    self.difficulty = difficulty.clamped(to: Self.difficultyRange)
    self.fast = fast.clamped(to: Self.traceRange)
  }

  /// This state with nine significant digits of each number.
  ///
  /// The C libraries differ in the last bits; nine digits are the same everywhere, and a decimal
  /// text of nine digits reads back as the same number.
  public var roundedToNineDigits: MemoryState {
    guard let fastStability else {
      return MemoryState(stability: rounded(stability), difficulty: rounded(difficulty))
    }
    return MemoryState(
      slow: rounded(stability), fast: rounded(fastStability), difficulty: rounded(difficulty))
  }
}

/// Within the bounds of a state the scale is a power of ten between 10^4 and 10^12, an exact
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
