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

  /// How many columns may be written; the last one stays free, because terminals differ in where
  /// the cursor is once something stands there.
  var usableColumns: Int { max(1, columns - 1) }
}
