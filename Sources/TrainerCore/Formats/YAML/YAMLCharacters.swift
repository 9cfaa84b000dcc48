extension UInt8 {
  /// Whether a character that YAML does not allow may begin with this byte.
  var mayStartUnprintable: Bool {
    switch self {
    case 0x09: false
    case 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character may stand in a line of YAML as it is: YAML 1.1, section 5.1, without its
  /// line separators.
  var isPrintableInYAML: Bool {
    switch value {
    case 0x09, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
