import TrainerCore

/// The time of a mock interview in few words.
enum MockStatus {
  /// On a line of its own: `2/7 scope 3:20 · 38:40 in all`.
  static func line(_ time: MockTime) -> String {
    let boxes =
      time.count == 1
      ? "\(time.wholeLeft.asTimeLeft)"
      : "\(time.number)/\(time.count) \(time.phase) \(time.phaseLeft.asTimeLeft) · "
        + "\(time.wholeLeft.asTimeLeft) in all"
    if time.isPaused { return "paused · \(boxes)" }
    return [boxes, warning(time)].compactMap(\.self).joined(separator: " · ")
  }

  /// What there is to warn of; nil where nothing is.
  static func warning(_ time: MockTime) -> String? {
    time.isPaused ? nil : time.warning.map { words($0, phase: time.phase) }
  }

  /// Before the line that is typed: `scope 3:20 · 38:40 > `.
  static func prompt(_ time: MockTime) -> String {
    let phase = time.count == 1 ? "" : "\(time.phase) \(time.phaseLeft.asTimeLeft) · "
    return "\(time.isPaused ? "paused · " : "")\(phase)\(time.wholeLeft.asTimeLeft) > "
  }

  /// A warning as a sentence without its full stop.
  static func words(_ warning: MockWarning, phase: String) -> String {
    let box = warning.box == .whole ? "in all" : "for \(phase)"
    return switch warning.mark {
    case .half: "half of the time \(box) is gone"
    case .minutes(let count): "\(counted(count, "minute")) left \(box)"
    case .over: "the time \(box) is up"
    }
  }
}

extension Int {
  /// Milliseconds left as people read them, `3:20`, and with a plus what is over; a second that has
  /// begun is still there.
  fileprivate var asTimeLeft: String { self < 0 ? "+\((-self).asClock)" : (self + 999).asClock }
}
