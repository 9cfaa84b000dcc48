/// The text being edited and the place in it where the next character goes.
///
/// The unit is what a person takes for a character (a grapheme cluster). Text that is put in or
/// taken out can join its neighbours to new characters, so what stands behind is always read anew.
package struct LineBuffer: Sendable, Hashable {
  /// The characters, line feeds among them.
  package private(set) var characters: [Character]

  /// How many characters stand before the cursor.
  package private(set) var cursor: Int

  /// Takes a text and stands behind it.
  package init(_ text: String = "") {
    characters = Array(text.cleaned)
    cursor = characters.count
  }

  package var text: String { String(characters) }

  package var isEmpty: Bool { characters.isEmpty }

  /// The text before the cursor.
  package var textBeforeCursor: String { String(characters[..<cursor]) }

  /// Puts a text in the place of some characters, and the cursor behind it.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    let start = max(0, range.lowerBound - 1)
    let head = Array(String(characters[start..<range.lowerBound]) + text.cleaned)
    let tail = Array(String(head) + String(characters[range.upperBound...]))
    characters.replaceSubrange(start..., with: tail)
    cursor = min(start + head.count, characters.count)
  }

  /// Moves the cursor as far as there is text.
  package mutating func move(to position: Int) {
    cursor = min(max(0, position), characters.count)
  }
}

extension String {
  /// The text without control characters other than line feeds and tabs.
  fileprivate var cleaned: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A }) { return self }
    let kept = unicodeScalars.filter {
      $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
    }
    return String(String.UnicodeScalarView(kept))
  }
}
