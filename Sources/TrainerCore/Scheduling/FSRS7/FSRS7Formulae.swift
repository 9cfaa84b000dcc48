/// The formulae of FSRS-7 in its final form, of 34 parameters.
///
/// Source: srs-benchmark at b4b0254 and fsrs-rs #395, after the drafts of 35 parameters were given up.
/// Time is a fraction of days, and a second review on one day is nothing special.
struct FSRS7Formulae<Number: FormulaNumber>: Sendable {
  private let w: [Number]
  private let slowDecay: Number
  private let slowFactor: Number
  private let fastLogarithm: Number
  private let slowGrowth: Number
  private let fastGrowth: Number
  private let firstDifficulties: ByRating<Number>

  /// The fast stability after a first review, as a share of the slow one; also the most that a lapse
  /// leaves of it.
  static var firstFastShare: Double { 0.8 }

  /// Bounds that keep the curves' decays, and what the fast one is made of, in a sound range.
  private static var decayRange: ClosedRange<Double> { 0.01...0.95 }
  private static var largestExponent: Double { 60 }

  /// The part that Easy's first difficulty has in every new difficulty.
  private static var reversion: Double { 0.01 }

  /// The first parameter of the block that changes a stability.
  private static var slowBlock: Int { 7 }
  private static var fastBlock: Int { 15 }

  init(_ weights: [Number]) {
    w = weights
    slowDecay = -w[24].held(to: Self.decayRange)
    slowFactor = w[26].power(Number(1) / slowDecay) - 1
    fastLogarithm = w[25].logarithm
    slowGrowth = (w[Self.slowBlock] - 1.5).exponential
    fastGrowth = (w[Self.fastBlock] - 1.5).exponential
    firstDifficulties = ByRating { rating in
      weights[4] - (weights[5] * Double(rating.rawValue - 1)).exponential + 1
    }
  }

  /// The traces after the first review of an item.
  @inline(__always)
  func first(_ rating: Rating) -> TwoTraces<Number> {
    let slow = w[rating.rawValue - 1]
    return TwoTraces(
      slow: slow, fast: slow * Self.firstFastShare, difficulty: firstDifficulties[rating])
  }

  /// The curve that recall sinks along from the last review on.
  @inline(__always)
  func curve(_ traces: TwoTraces<Number>) -> TwoTraceCurve<Number> {
    let fastDecay = -(w[23] * traces.fast.power(w[33] - 0.3)).held(to: Self.decayRange)
    let exponent = fastLogarithm / fastDecay
    let fastFactor =
      Number.lesser(exponent, Number(Self.largestExponent)).exponential - 1
    let hardness = traces.difficulty - 5
    let fastWeight = w[27] * traces.fast.power(-w[29])
    let slowWeight = w[28] * traces.slow.power(w[30]) * (hardness * (w[31] - 0.5)).exponential
    return TwoTraceCurve(
      fastDecay: fastDecay, fastPace: fastFactor / traces.fast, slowDecay: slowDecay,
      slowPace: slowFactor * (hardness * (w[32] - 0.3)).exponential / traces.slow,
      fastShare: fastWeight / (fastWeight + slowWeight))
  }

  /// The traces after a later review, from those before and the recall that was foretold.
  @inline(__always)
  func next(
    _ traces: TwoTraces<Number>, _ rating: Rating, recall: (whole: Number, fast: Number)
  ) -> TwoTraces<Number> {
    let slow = stability(
      traces.slow, rating, recall.whole, traces.difficulty, Self.slowBlock, slowGrowth)
    var fast = stability(
      traces.fast, rating, recall.fast, traces.difficulty, Self.fastBlock, fastGrowth)
    if rating == .again { fast = Number.lesser(fast, slow * Self.firstFastShare) }
    return TwoTraces(
      slow: slow, fast: fast, difficulty: difficulty(after: rating, traces, recall.whole))
  }

  /// A new stability by the parameters from `block` on.
  @inline(__always)
  private func stability(
    _ old: Number, _ rating: Rating, _ recall: Number, _ difficulty: Number, _ block: Int,
    _ growth: Number
  ) -> Number {
    let surprise = -recall + 1
    let relearned =
      w[block + 3] * ((old + 1).power(w[block + 4]) - 1) * (surprise * w[block + 5]).exponential
    let left = Number.lesser(old, relearned)
    guard rating != .again else { return left }
    var gain =
      growth * (-difficulty + 11) * old.power(-w[block + 1])
      * ((surprise * w[block + 2]).exponential - 1)
    if rating == .hard { gain = gain * w[block + 6] }
    if rating == .easy { gain = gain * w[block + 7] }
    return Number.greater(left, old * (gain + 1))
  }

  /// A lapse counts the more the surer recall was.
  @inline(__always)
  private func difficulty(
    after rating: Rating, _ traces: TwoTraces<Number>, _ recall: Number
  ) -> Number {
    var step = w[6] * -Double(rating.rawValue - 3)
    if rating == .again { step = step * (recall + 0.1) }
    let moved = traces.difficulty + step * (-traces.difficulty + 10) * (1.0 / 9)
    return firstDifficulties.easy * Self.reversion + moved * (1 - Self.reversion)
  }
}
