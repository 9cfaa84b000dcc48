/// Spreads intervals a little, so that items learned together do not stay together.
///
/// Ranges and rounding are Anki's; the draw is fixed by the seed, so that what a button shows is
/// what it does. Where the load of the coming days is known, the lightest day of the range is taken.
struct IntervalFuzz: Hashable, Sendable {
  /// Where in the range the result lies; at least 0, less than 1.
  ///
  /// Nil rounds and does not spread.
  let draw: Double?

  /// What the coming days hold, and the day that intervals begin on.
  private var balance: Balance?

  private struct Balance: Hashable {
    let load: DayLoad
    let day: StudyDay
  }

  /// The draw that belongs to `seed`, and the load of the days after `day`.
  init(seed: UInt64, _ load: DayLoad, on day: StudyDay) {
    self.init(seed: seed)
    balance = Balance(load: load, day: day)
  }

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
    let drawn = Int((Double(lower) + draw * Double(1 + upper - lower)).rounded(.down))
    guard let balance, interval <= Double(DayLoad.reach) else { return drawn }
    return balance.load.lightest(of: lower...upper, from: balance.day, drawn: drawn)
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
