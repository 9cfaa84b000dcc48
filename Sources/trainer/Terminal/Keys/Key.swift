/// What a person pressed, typed or pasted.
package enum Key: Sendable, Hashable {
  /// Characters as they were typed, one or more.
  case text(String)

  /// Text that came in one piece; its line ends are line feeds.
  case paste(String)

  case enter

  /// Enter with Alt or Shift: a line end that is part of the text.
  case lineBreak
  case tab
  case shiftTab
  case backspace
  case delete
  case left
  case right
  case up
  case down
  case wordLeft
  case wordRight
  case home
  case end
  case escape

  /// A lower-case letter, or another ASCII character, with Ctrl.
  case control(Character)

  /// An ASCII character with Alt.
  case alt(Character)
}

extension Key {
  /// Alt and Backspace, which deletes a word.
  static let altBackspace = Key.alt("\u{7F}")
}
