import TrainerText

/// Writes CSV (RFC 4180) with a newline after each record.
///
/// A field is quoted where it must be, and where a first `#` would make a comment of the record for
/// other programs.
public struct CSVWriter: Sendable {
  private var bytes: [UInt8] = []
  private let separator: UInt8
  private let isHarmlessInSpreadsheets: Bool
  private var isInRecord = false

  /// Starts an empty file.
  ///
  /// - Parameters:
  ///   - separator: What stands between fields: one ASCII character.
  ///   - isHarmlessInSpreadsheets: Whether what a spreadsheet would run as a formula gets an
  ///     apostrophe in front. Numbers stay numbers. It changes the data: only for files that people
  ///     open in a spreadsheet.
  public init(separator: Character = ",", isHarmlessInSpreadsheets: Bool) {
    self.separator = separator.asciiValue ?? UInt8(ascii: ",")
    self.isHarmlessInSpreadsheets = isHarmlessInSpreadsheets
  }

  /// What was written so far and not taken.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How long that is, in UTF-8.
  public var byteCount: Int { bytes.count }

  /// Takes what was written out of the writer.
  public mutating func takeText() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return text
  }

  /// Writes one record.
  public mutating func append(_ fields: [String]) {
    // A record of one empty field would be a blank line.
    if fields == [""] { bytes += "\"\"".utf8 }
    for field in fields { append(field) }
    endRecord()
  }

  /// Writes one field.
  public mutating func append(_ field: String) {
    beginField()
    var field = isHarmlessInSpreadsheets && field.isFormula ? "'" + field : field
    field.withUTF8 { text in
      guard needsQuotes(text) else {
        bytes.append(contentsOf: text)
        return
      }
      bytes.append(.quote)
      for byte in text {
        if byte == .quote { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(.quote)
    }
  }

  /// Writes one field that is a whole number.
  public mutating func append(_ number: Int64) {
    appendPlain { $0 += String(number).utf8 }
  }

  /// Writes one field of digits and signs that mean nothing to CSV and to spreadsheets.
  mutating func appendPlain(_ write: (inout [UInt8]) -> Void) {
    beginField()
    write(&bytes)
  }

  /// Ends the record.
  public mutating func endRecord() {
    bytes.append(.lineFeed)
    isInRecord = false
  }

  private mutating func beginField() {
    if isInRecord { bytes.append(separator) }
    isInRecord = true
  }

  private func needsQuotes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first == UInt8(ascii: "#") || text.starts(with: "\u{FEFF}".utf8)
      || text.contains { byte in
        byte == .quote || byte == .lineFeed || byte == .carriageReturn || byte == separator
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
