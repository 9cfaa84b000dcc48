/// Spans of time as people say them, never more exact than they need to be.
enum ReadableDuration {
  /// How long until something comes back: `10 min`, `6 d`, `3 mo`, `1.5 y`.
  static func until(_ milliseconds: Int64) -> String {
    let minutes = (max(0, milliseconds) + 59_999) / 60_000
    return switch minutes {
    case ..<60: "\(max(1, minutes)) min"
    case ..<1440: "\((minutes + 30) / 60) h"
    default: days(Int((minutes + 720) / 1440))
    }
  }

  /// A number of days: `6 d`, `3 mo`, `1.5 y`.
  static func days(_ days: Int) -> String {
    switch days {
    case ..<60: "\(days) d"
    case ..<365: "\((days + 15) / 30) mo"
    default: "\(tenths(days * 10 / 365)) y"
    }
  }

  /// Minutes and seconds left: `14:05`.
  static func clock(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// How long something took: `45 s`, `13 min 50 s`, `3 h 12 min`.
  static func taken(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
    default: "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
  }

  private static func tenths(_ value: Int) -> String {
    value % 10 == 0 ? "\(value / 10)" : "\(value / 10).\(value % 10)"
  }
}
