/// The number of terminal columns a character takes: 0, 1 or 2.
///
/// Controls, tabs and line ends take none: what they do depends on where they stand.
public func displayWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first, scalars.count > 1 else {
    return scalars.first?.displayWidth ?? 0
  }
  // An emoji of several scalars is as wide as one, and no cluster is wider than two columns.
  var width = 0
  for scalar in scalars { width += scalar.displayWidth }
  if width == 1, first.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
  return min(width, 2)
}

extension String {
  /// The number of terminal columns the text takes on one line.
  public var displayWidth: Int {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + TrainerText.displayWidth(of: $1) }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x7F { return value < 0x20 ? 0 : 1 }
    if value < 0xA0 { return 0 }
    if value < 0x300 { return 1 }
    return takesNoColumn ? 0 : WideScalars.contain(self) ? 2 : 1
  }

  private var takesNoColumn: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    default:
      // Vowels and final consonants of Hangul are drawn into the syllable's first letter.
      properties.isDefaultIgnorableCodePoint && value != 0x115F
        || 0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value
    }
  }
}
