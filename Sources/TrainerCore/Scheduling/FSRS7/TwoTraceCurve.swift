/// How recall of one item sinks by FSRS-7: a mixture of two curves, one for each trace.
struct TwoTraceCurve<Number: FormulaNumber> {
  let fastDecay: Number
  /// What the fast curve's base grows by in a day.
  let fastPace: Number
  let slowDecay: Number
  let slowPace: Number
  /// The fast curve's part in the mixture, 0 to 1.
  let fastShare: Number

  /// Recall never quite reaches 0 or 1.
  static var uncertainty: Double { 1e-5 }

  /// The probability of recall after some days, and by the fast trace alone.
  @inline(__always)
  func recall(after days: Double) -> (whole: Number, fast: Number) {
    let fast = (fastPace * days + 1).power(fastDecay)
    let slow = (slowPace * days + 1).power(slowDecay)
    let mixed = fastShare * (fast - slow) + slow
    return (mixed * (1 - 2 * Self.uncertainty) + Self.uncertainty, fast)
  }
}

extension TwoTraceCurve<Double> {
  /// How much recall changes in a day, that many days on; negative.
  private func slope(after days: Double) -> Double {
    func slope(_ decay: Double, _ pace: Double) -> Double {
      decay * pace * RealMath.power(pace * days + 1, decay - 1)
    }
    return (fastShare * slope(fastDecay, fastPace) + (1 - fastShare) * slope(slowDecay, slowPace))
      * (1 - 2 * Self.uncertainty)
  }

  /// Days, not rounded, after which recall has sunk to `retention`: at most 36500, and 0 where it is
  /// never that high.
  ///
  /// Newton's steps in the logarithm of time, halving the bracket instead where one would leave it.
  func days(until retention: Double) -> Double {
    let longest = MemoryState.traceRange.upperBound
    let retention = retention.clamped(to: 1e-4...0.9999)
    if retention == 0.9999 { return 0 }
    if recall(after: longest).whole >= retention { return longest }
    var (low, high) = (-40.0, RealMath.logarithm(longest))
    var place = 0.0
    for _ in 0..<200 {
      let days = RealMath.exponential(place)
      let gap = recall(after: days).whole - retention
      if gap > 0 { low = place } else { high = place }
      var next = place - gap / (slope(after: days) * days)
      if !(next > low && next < high) { next = (low + high) / 2 }
      let isSettled = abs(next - place) < 1e-13
      place = next
      if isSettled { break }
    }
    return RealMath.exponential(place)
  }
}
