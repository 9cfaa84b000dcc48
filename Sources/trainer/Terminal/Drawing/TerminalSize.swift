/// The size of a terminal in characters.
package struct TerminalSize: Sendable, Hashable {
  /// At least 1.
  package let columns: Int

  /// At least 1.
  package let rows: Int

  /// What is taken where nobody knows.
  package static let usual = TerminalSize(columns: 80, rows: 24)

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// Whether a terminal fills rows anew when its width changes, as nearly all do: not xterm, rxvt,
  /// GNU screen and consoles, which cut them off.
  static func changesRefillRows(_ environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    if environment["XTERM_VERSION"] != nil || ["xterm", "linux"].contains(term) { return false }
    if term.hasPrefix("rxvt") || term.hasPrefix("vt") { return false }
    // Within tmux too a terminal may be called screen.
    return !term.hasPrefix("screen") || environment["TMUX"] != nil
  }

  /// How many columns may be written; the last one stays free, because terminals differ in where
  /// the cursor is once something stands there.
  var usableColumns: Int { max(1, columns - 1) }
}
