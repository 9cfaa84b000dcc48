import TrainerScheduling

/// Times of day as people write them: `04:00`.
enum TimeOfDay {
  /// Minutes after midnight.
  static func minutes(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
      let hours = Int(parts[0]), let minutes = Int(parts[1]), minutes < 60
    else { return nil }
    let total = hours * 60 + minutes
    return SchedulerSettings.dayStartRange.contains(total) ? total : nil
  }

  /// The time some minutes after midnight.
  static func text(_ minutes: Int) -> String {
    [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
