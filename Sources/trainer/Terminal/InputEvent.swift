/// What came where a line was awaited.
package enum InputEvent: Sendable, Hashable {
  /// What was entered, without its last line end.
  case line(String)

  /// Nothing more will come, or Ctrl-D was pressed on an empty line.
  case endOfInput

  /// Ctrl-C was pressed; what stood in the line is gone.
  ///
  /// Where the terminal itself edits the line nobody knows whether it was empty; it counts as empty.
  case interrupted(hadText: Bool)

  /// A signal that ends the program, by its number.
  case signal(Int32)
}

extension InputEvent {
  var isLine: Bool { if case .line = self { true } else { false } }
}
