/// Text that is harmless on a terminal: nothing in it steers, hides or reorders.
///
/// Control characters stand as their signs (`␛`), bidirectional and invisible ones as `\u{202E}`.
/// Newlines and tabs are kept, CRLF becomes a newline; what is invisible but holds an emoji or a
/// script together is kept where it does that.
///
///     VisibleText("\u{1B}[2J").text  // "␛[2J"
public struct VisibleText: Sendable, Hashable, CustomStringConvertible {
  /// The harmless text.
  public let text: String

  /// Makes any text harmless.
  public init(_ raw: String) {
    text = raw.utf8.allSatisfy(\.isPlain) ? raw : Self.visible(raw)
  }

  /// The harmless text.
  public var description: String { text }

  private static func visible(_ raw: String) -> String {
    var visible = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var rest = raw.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r", rest.first == "\n" { continue }
      if let sign = scalar.sign(after: previous, before: rest.first) {
        visible.append(contentsOf: sign.unicodeScalars)
      } else {
        visible.append(scalar)
      }
      previous = visible.last
    }
    return String(visible)
  }
}

extension UInt8 {
  /// Whether the byte is ASCII that stands for itself.
  fileprivate var isPlain: Bool { 0x20..<0x7F ~= self || self == .lineFeed || self == 0x09 }
}

extension Unicode.Scalar {
  /// What to show instead of the scalar, or nil where it is harmless.
  fileprivate func sign(after previous: Unicode.Scalar?, before next: Unicode.Scalar?) -> String? {
    switch value {
    case 0x09, 0x0A, 0x20..<0x7F: return nil
    case 0..<0x20: return Unicode.Scalar(0x2400 + value).map(String.init)
    case 0x7F: return "␡"
    case 0x80..<0xA0, 0x2028, 0x2029, 0xFFF9...0xFFFB: return escaped
    default:
      guard properties.isDefaultIgnorableCodePoint else { return nil }
      return holdsTogether(previous, next) ? nil : escaped
    }
  }

  private var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// Whether an invisible scalar does what it is for between its neighbours.
  private func holdsTogether(_ previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    // Arabic and Indic scripts write the joiners between letters; Latin never does.
    let joinsLetters = previous.isJoining && next?.isJoining == true
    switch value {
    case 0x200D:
      return joinsLetters || previous.isPartOfEmoji && next?.properties.isEmoji == true
    case 0x200C: return joinsLetters
    case 0xE0020...0xE007F: return previous.value == 0x1F3F4 || 0xE0020...0xE007E ~= previous.value
    case 0x115F, 0x1160: return true  // fillers of Hangul syllables, which take a column
    default:
      return properties.isVariationSelector && !previous.properties.isDefaultIgnorableCodePoint
        && previous.value > 0x20
    }
  }

  private var isPartOfEmoji: Bool {
    value > 0xFF && properties.isEmoji || properties.isVariationSelector
  }

  private var isJoining: Bool {
    0x600..<0x1000 ~= value
      && (properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered)
  }
}
