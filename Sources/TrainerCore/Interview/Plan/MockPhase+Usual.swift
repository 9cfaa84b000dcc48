extension MockPhase.Work {
  /// What happens in a phase, by the name its deck gives it.
  static func named(_ name: String, in form: MockForm) -> Self {
    let name = name.lowercased()
    let has = { (words: [String]) in words.contains { name.contains($0) } }
    if has(["clarif"]) { return .clarify }
    if has(["follow"]) { return .followUps }
    if has(["bug"]) { return .bugs }
    if has(["deep"]) { return .deepDive }
    if has(["decision", "decide", "trade-off"]) { return .decisions }
    if form == .coding, has(["write", "code", "coding", "implement"]) { return .code }
    return .talk
  }
}

extension MockPhase {
  /// The boxes of a mock whose deck has none, in minutes; `minutes` is how long all takes.
  static func usual(for form: MockForm, minutes: Int?) -> [MockPhase] {
    let boxes: [(String, Int)] =
      switch form {
      case .coding:
        [("clarify", 3), ("write", 15), ("explain", 5), ("two bugs", 4), ("follow-ups", 3)]
      case .design:
        [
          ("clarify", 5), ("scope", 4), ("sketch", 8), ("deep dive", 10), ("decisions", 9),
          ("scale", 4), ("follow-ups", 5),
        ]
      case .rapid: [("questions", 15)]
      }
    let total = boxes.reduce(0) { $0 + $1.1 }
    return boxes.map { name, box in
      MockPhase(
        name: name, milliseconds: box * 60 * (minutes ?? total) / total * 1000,
        work: form == .rapid ? .rapid : .named(name, in: form))
    }
  }
}
