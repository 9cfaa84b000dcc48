/// Spreads intervals a little, so that items learned together do not stay together.
///
/// Ranges and rounding are Anki's; the draw is fixed by the seed, so that what a button shows is
/// what it does.
struct IntervalFuzz: Hashable, Sendable {
  /// Where in the range the result lies; at least 0, less than 1.
  ///
  /// Nil rounds and does not spread.
  let draw: Double?

  /// The draw that belongs to `seed`.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // The upper 53 bits fill a double's mantissa: evenly spread, never 1.
    draw = Double(random.next() >> 11) * 0x1p-53
  }

  /// A draw given directly.
  init(draw: Double?) { self.draw = draw }

  /// Whole days near `interval`, not below `minimum`, not above `maximum`, which wins.
  func days(_ interval: Double, minimum: Int, maximum: Int) -> Int {
    let lowest = min(max(1, minimum), maximum)
    let interval = interval.clamped(to: Double(lowest)...Double(maximum))
    guard let draw else { return Int(interval.rounded()) }
    let spread = Self.spread(interval)
    let allowed = lowest...maximum
    let lower = Int((interval - spread).rounded()).clamped(to: allowed)
    let upper = Int((interval + spread).rounded()).clamped(to: allowed)
    return Int((Double(lower) + draw * Double(1 + upper - lower)).rounded(.down))
  }

  /// Days that an interval may move to either side: none below 2.5 days, then one and a share of
  /// each part of the interval that shrinks as it grows (Anki's figures).
  private static func spread(_ interval: Double) -> Double {
    guard interval >= 2.5 else { return 0 }
    return 1
      + 0.15 * (min(interval, 7) - 2.5)
      + 0.10 * max(0, min(interval, 20) - 7)
      + 0.05 * max(0, interval - 20)
  }
}
