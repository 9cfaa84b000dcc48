/// How well an item is remembered, as FSRS-7 models it: a trace that lasts, and one that is strong for
/// a short while.
struct TwoTraces<Number: FormulaNumber>: Sendable {
  var slow: Number
  var fast: Number
  var difficulty: Number

  /// The bounds of both stabilities, in days.
  static var stabilityRange: ClosedRange<Double> { MemoryState.traceRange }

  /// Traces; what lies outside the bounds is moved to the nearest one.
  @inline(__always)
  init(slow: Number, fast: Number, difficulty: Number) {
    self.slow = slow.held(to: Self.stabilityRange)
    self.fast = fast.held(to: Self.stabilityRange)
    self.difficulty = difficulty.held(to: MemoryState.difficultyRange)
  }
}

extension TwoTraces<Double> {
  /// The traces of a state; one without a fast trace, which FSRS-6 left, gets one as after a first
  /// review.
  @inline(__always)
  init(_ state: MemoryState) {
    self.init(
      slow: state.stability,
      fast: state.fastStability ?? state.stability * FSRS7Formulae<Double>.firstFastShare,
      difficulty: state.difficulty)
  }
}

extension MemoryState {
  @inline(__always)
  init(_ traces: TwoTraces<Double>) {
    self.init(slow: traces.slow, fast: traces.fast, difficulty: traces.difficulty)
  }
}
