/// Why a record of a CSV file cannot be read, and where.
public struct CSVError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Problem: Sendable, Hashable {
    /// A quote that is never closed; it would swallow the rest of the file.
    case unclosedQuote

    /// Text between a closing quote and the separator.
    case textAfterQuote

    /// A quote inside a field that does not begin with one.
    case bareQuote
    case notUTF8
  }

  /// What is wrong.
  public let problem: Problem

  /// The record, from 1, a header included and blank lines left out.
  public let record: Int

  /// The line where the problem is, from 1; a record may go over several lines.
  public let line: Int

  /// What is wrong, as a sentence part without a full stop.
  public var message: String {
    switch problem {
    case .unclosedQuote: "the quote that opens here is never closed"
    case .textAfterQuote: "expected a separator or the line's end after the closing quote"
    case .bareQuote: "a quote inside a field that does not begin with one; double it and quote all"
    case .notUTF8: "the field is not UTF-8"
    }
  }
}
