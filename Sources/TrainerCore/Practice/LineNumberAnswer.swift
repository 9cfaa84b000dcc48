/// The line of a bug, read from what was typed: `3`, `line 3`, `L3 because …`.
enum LineNumberAnswer {
  /// The first number in the answer.
  static func line(in answer: String) -> Int? {
    let digits = answer.drop { !$0.isASCIIDigit }.prefix { $0.isASCIIDigit }
    return Int(digits)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
