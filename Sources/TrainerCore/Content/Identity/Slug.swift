/// A name for ids and files made from a text: `a` to `z`, digits, single hyphens.
package enum Slug {
  /// How long a slug may be, in bytes.
  package static let limit = 48

  /// The slug of a text: decomposed, marks dropped, lower case, each run of other characters one
  /// hyphen; an empty one becomes `x` and six digits of the text's hash.
  package static func make(from text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(limit + 1)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        append(UInt8(scalar.value), to: &bytes)
      } else {
        append(decomposing: scalar, to: &bytes)
      }
      if bytes.count > limit { break }
    }
    bytes.removeLast(max(0, bytes.count - limit))
    if bytes.last == hyphen { bytes.removeLast() }
    if bytes.isEmpty { return "x" + TextHash(text).hex(6) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      bytes.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      bytes.append(byte | 0x20)
    default:
      if let last = bytes.last, last != hyphen { bytes.append(hyphen) }
    }
  }

  private static func append(decomposing scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    var parts: [UInt32] = []
    CanonicalMapping.standard.decompose(scalar.value, into: &parts)
    for part in parts {
      if part < 0x80 {
        append(UInt8(part), to: &bytes)
      } else if let letters = letters[part] {
        for byte in letters.utf8 { append(byte, to: &bytes) }
      } else if Unicode.Scalar(part)?.isMark != true {
        append(hyphen, to: &bytes)
      }
    }
  }

  private static let letters: [UInt32: Substring] = Dictionary(
    ScalarRuns(CompatibilityLetters.text).map { ($0.scalar, $0.value) },
    uniquingKeysWith: { first, _ in first })
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
