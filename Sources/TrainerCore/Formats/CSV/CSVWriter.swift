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
    // A record of one empty field would be a blank line.
    if fields == [""] { text += "\"\"" }
    for (place, field) in fields.enumerated() {
      if place > 0 { text.append(separator) }
      append(field)
    }
    text += "\n"
  }

  private mutating func append(_ field: String) {
    let field = isHarmlessInSpreadsheets && field.isFormula ? "'" + field : field
    guard needsQuotes(field) else {
      text += field
      return
    }
    text += "\""
    text += field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
    text += "\""
  }

  private func needsQuotes(_ field: String) -> Bool {
    let separator = separator.asciiValue
    var field = field
    return field.withUTF8 { bytes in
      bytes.first == UInt8(ascii: "#") || bytes.starts(with: "\u{FEFF}".utf8)
        || bytes.contains { byte in
          byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D || byte == separator
        }
    }
  }
}

extension String {
  /// Whether a spreadsheet takes the text for a formula: OWASP, "CSV Injection".
  fileprivate var isFormula: Bool {
    guard let start = utf8.first else { return false }
    // Most fields begin with a letter or a digit.
    if UInt8(ascii: "0")...UInt8(ascii: "9") ~= start
      || UInt8(ascii: "A")...UInt8(ascii: "z") ~= start
    {
      return false
    }
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
