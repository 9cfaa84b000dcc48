import TrainerScheduling

/// A table for spreadsheets and scripts, written row by row so that its size does not matter.
public struct TableExport: Sendable {
  /// Writes rows, one after the other.
  typealias Rows = @Sendable (_ table: inout TableWriter) throws -> Void

  /// What its file is called in a folder of tables.
  public let fileName: String

  /// The names of the columns.
  public let columns: [String]

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
  }

  /// The line of column names, by which a file is known as one that this program wrote.
  public var header: String {
    var writer = writer
    writer.append(columns)
    return writer.text
  }

  private var writer: CSVWriter {
    CSVWriter(separator: ",", isHarmlessInSpreadsheets: isForPeople)
  }

  /// Writes the table, some thousands of bytes at a time.
  public func write(_ emit: (String) throws -> Void) throws {
    try withoutActuallyEscaping(emit) { emit in
      var table = TableWriter(writer, emit)
      try table.write(columns)
      try rows(&table)
      try table.end()
    }
  }
}

extension TableExport {
  /// What the files of a folder are called.
  public static let fileNames = ["items.csv", "reviews.csv", "ideas.csv", "mocks.csv"]

  /// The columns with which the tables of a folder begin.
  static let headers = [itemColumns, reviewColumns, ideaColumns, mockColumns].map {
    $0.joined(separator: ",")
  }

  /// The tables of a folder: items, reviews, key ideas, mock interviews.
  public static func all(of source: ExportSource) -> [TableExport] {
    [.items(source), .reviews(source), .ideas(source), .mocks(source)]
  }
}
