/// How a part of a text may look where an output has colour.
struct TextStyle: OptionSet, Sendable, Hashable {
  let rawValue: Int

  static let bold = TextStyle(rawValue: 1 << 0)
  static let faint = TextStyle(rawValue: 1 << 1)
  static let italic = TextStyle(rawValue: 1 << 2)
  static let underlined = TextStyle(rawValue: 1 << 3)
  static let red = TextStyle(rawValue: 1 << 4)
  static let green = TextStyle(rawValue: 1 << 5)
  static let magenta = TextStyle(rawValue: 1 << 7)
  static let cyan = TextStyle(rawValue: 1 << 8)

  /// The escape sequence that begins it (ECMA-48, SGR).
  var sequence: String {
    let numbers = Self.numbers.filter { contains($0.style) }.map { String($0.number) }
    return numbers.isEmpty ? "" : "\u{1B}[\(numbers.joined(separator: ";"))m"
  }

  private static let numbers: [(style: TextStyle, number: Int)] = [
    (.bold, 1), (.faint, 2), (.italic, 3), (.underlined, 4), (.red, 31), (.green, 32),
    (.magenta, 35), (.cyan, 36),
  ]
}
