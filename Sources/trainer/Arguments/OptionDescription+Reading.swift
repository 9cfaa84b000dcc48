import TrainerText

extension OptionDescription {
  /// Whether this is the option written as `--name` or `-n`.
  func isSpelled(_ text: String) -> Bool {
    text == spelling || letter.map { text == "-\($0)" } ?? false
  }

  /// The value in the same argument, after `=`, or else in the next one.
  func value(
    inline: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> OptionValue {
    guard let value else {
      if inline != nil { throw .unwantedValue(self) }
      return .given
    }
    guard let text = inline ?? rest.popValue(), !text.isEmpty else { throw .missingValue(self) }
    return try value.checked(text, for: spelling)
  }
}

extension ValueDescription {
  /// The value of a text; the label is what stands for it in messages.
  func checked(_ text: String, for label: String) throws(UsageError) -> OptionValue {
    if let value = read(text) { return value }
    guard case .choice(_, let words) = self else {
      throw .badValue(label, self, given: text, nearest: nil)
    }
    throw .badValue(label, self, given: text, nearest: nearest(to: text, among: words))
  }
}

extension ArraySlice<String> {
  /// Takes the next argument unless it is an option; a negative number is a value, if a wrong one.
  fileprivate mutating func popValue() -> String? {
    guard let next = first else { return nil }
    if next.hasPrefix("-"), next != "-", Double(next) == nil { return nil }
    return popFirst()
  }
}

extension [String] {
  /// Whether `--help` or `-h` stands among them, before a `--`.
  var asksForHelp: Bool {
    prefix { $0 != "--" }.contains { OptionDescription.help.isSpelled($0) }
  }
}
