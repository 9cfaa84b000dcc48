/// Writes CSV (RFC 4180) with a newline after each record.
///
/// A field is quoted where it must be, and where a first `#` would make a comment of the record for
/// other programs.
public struct CSVWriter: Sendable {
  /// What was written so far.
  public private(set) var text = ""
  private let separator: Character
  private let isHarmlessInSpreadsheets: Bool

  /// Starts an empty file.
  ///
  /// - Parameters:
  ///   - separator: What stands between fields: one ASCII character.
  ///   - isHarmlessInSpreadsheets: Whether what a spreadsheet would run as a formula gets an
  ///     apostrophe in front. Numbers stay numbers. It changes the data: only for files that people
  ///     open in a spreadsheet.
  public init(separator: Character = ",", isHarmlessInSpreadsheets: Bool) {
    self.separator = separator
    self.isHarmlessInSpreadsheets = isHarmlessInSpreadsheets
  }

  /// Writes one record.
  public mutating func append(_ fields: [String]) {
    let cells = fields.map(cell)
    // A record of one empty field would be a blank line.
    text += cells == [""] ? "\"\"" : cells.joined(separator: String(separator))
    text += "\n"
  }

  private func cell(_ field: String) -> String {
    let field = isHarmlessInSpreadsheets && field.isFormula ? "'" + field : field
    guard needsQuotes(field) else { return field }
    return "\""
      + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  private func needsQuotes(_ field: String) -> Bool {
    let scalars = field.unicodeScalars
    return scalars.first == "#" || scalars.first == "\u{FEFF}"
      || scalars.contains { scalar in
        scalar == "\"" || scalar == "\n" || scalar == "\r" || Character(scalar) == separator
      }
  }
}

extension String {
  /// Whether a spreadsheet takes the text for a formula: OWASP, "CSV Injection".
  fileprivate var isFormula: Bool {
    guard let first = unicodeScalars.first(where: { $0 != " " }) else { return false }
    switch first {
    case "=", "@", "\t", "\r", "\n": return true
    case "＝", "＋", "－", "＠": return true
    case "+", "-": return !isNumber
    default: return false
    }
  }

  private var isNumber: Bool {
    let digits = unicodeScalars.dropFirst()
    return digits.contains { "0"..."9" ~= $0 } && digits.allSatisfy { "0"..."9" ~= $0 || $0 == "." }
  }
}
