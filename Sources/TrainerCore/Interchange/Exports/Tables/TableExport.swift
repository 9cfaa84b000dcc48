import TrainerScheduling

/// A table for spreadsheets and scripts, written row by row so that its size does not matter.
public struct TableExport: Sendable {
  /// Writes rows, one after the other.
  typealias Rows = @Sendable (_ write: ([String]) throws -> Void) throws -> Void

  /// What its file is called in a folder of tables.
  public let fileName: String

  /// The names of the columns.
  public let columns: [String]

  private let separator: Character
  private let isForPeople: Bool
  private let rows: Rows

  init(
    _ fileName: String, _ columns: [String], isForPeople: Bool = true,
    rows: @escaping Rows
  ) {
    self.fileName = fileName
    self.columns = columns
    self.isForPeople = isForPeople
    self.rows = rows
    separator = ","
  }

  /// The line of column names, by which a file is known as one that this program wrote.
  public var header: String {
    var writer = CSVWriter(separator: separator, isHarmlessInSpreadsheets: isForPeople)
    writer.append(columns)
    return writer.text
  }

  /// Writes the table, some thousands of bytes at a time.
  public func write(_ emit: (String) throws -> Void) throws {
    var writer = CSVWriter(separator: separator, isHarmlessInSpreadsheets: isForPeople)
    writer.append(columns)
    try rows { fields in
      writer.append(fields)
      if writer.text.utf8.count > 1 << 15 {
        try emit(writer.text)
        writer = CSVWriter(separator: separator, isHarmlessInSpreadsheets: isForPeople)
      }
    }
    try emit(writer.text)
  }
}

extension TableExport {
  /// The tables of a folder: items, reviews, key ideas, mock interviews.
  public static func all(of source: ExportSource) -> [TableExport] {
    [.items(source), .reviews(source), .ideas(source), .mocks(source)]
  }
}
