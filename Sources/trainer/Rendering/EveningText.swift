import TrainerCore

/// The end of the round of the evening before: what will be there, and that it is enough.
struct EveningText {
  /// Questions expected to be recalled at the interview, before the round and after it.
  let before: (expected: Double, seen: Int, days: Int)?
  let after: (expected: Double, seen: Int, days: Int)?
  let summary: PracticeSummary

  /// How many questions another round would ask.
  let left: Int

  /// The lines, none of which asks for more.
  func lines(_ signs: TextSigns, width: Int?) -> [StyledText] {
    let words = [""] + [done(signs), expected, calm].compactMap(\.self)
    return words.flatMap { $0.wrapped(to: width) }
  }

  private func done(_ signs: TextSigns) -> String? {
    if summary.items == 0 { return nil }
    return [
      "Done in \(ReadableDuration.taken(summary.seconds))", counted(summary.items, "item"),
      "\(summary.rightFirstTime) without a miss",
    ].joined(separator: signs.dot)
  }

  private var expected: String? {
    guard let before, let after else { return nil }
    let (then, now) = (Int(before.expected.rounded()), Int(after.expected.rounded()))
    let rise = now > then ? "; it was \(then) before" : ""
    return "Expected \(after.days == 0 ? "today" : "tomorrow"): you recall about \(now) of the "
      + "\(counted(after.seen, "question")) you have seen\(rise)."
  }

  private var calm: String {
    if after?.days == 0 { return "That is enough. What you know is there; good luck." }
    if summary.items > 0 {
      return "That is enough for tonight. Stop here; sleep adds more than another round."
    }
    return left == 0
      ? "Nothing more would add much tonight. Stop here; sleep adds more."
      : "That is all right too. What you know is there; sleep adds to it."
  }
}
