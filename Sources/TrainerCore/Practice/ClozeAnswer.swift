import TrainerText

/// What was typed for hidden text, compared with it.
enum ClozeAnswer {
  /// How far the answer is the hidden text: case, blanks, code ticks and the parentheses of a call
  /// never matter, and one letter
  /// too many, missing, wrong or swapped is a slip in a word of five letters or more.
  static func fit(of answer: String, hidden: String) -> Finding.Fit {
    let typed = words(answer)
    let wanted = words(hidden)
    if typed.joined() == wanted.joined() { return typed.isEmpty ? .wrong : .right }
    return differsByOneSlip(typed, wanted) ? .nearly : .wrong
  }

  private static func words(_ text: String) -> [String] {
    text.withoutArgumentList.lowercased()
      .filter { $0 != "`" }
      .map { $0 == "’" ? "'" : $0 }
      .split(whereSeparator: \.isWhitespace)
      .map { String($0) }
  }

  private static func differsByOneSlip(_ typed: [String], _ wanted: [String]) -> Bool {
    guard typed.count == wanted.count else { return false }
    let differing = zip(typed, wanted).filter { $0 != $1 }
    guard differing.count == 1, let (typed, wanted) = differing.first else { return false }
    return wanted.count(where: \.isLetter) >= 5 && typed.editDistance(to: wanted) == 1
  }
}

extension String {
  /// The text without the parentheses of a call at its end: `make(_:)` and `make()` say `make`.
  fileprivate var withoutArgumentList: String {
    guard last(where: { !$0.isWhitespace && $0 != "`" }) == ")", let open = lastIndex(of: "("),
      open > startIndex, self[index(before: open)].isLetter
    else { return self }
    return String(self[..<open])
  }
}
