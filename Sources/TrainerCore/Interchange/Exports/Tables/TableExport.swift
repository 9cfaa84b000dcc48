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
    _ fileName: String, _ columns: [String], isForPeople: Bool, rows: @escaping Rows
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
  /// One of the files of a folder.
  public enum Part: String, Sendable, CaseIterable {
    case items
    case reviews
    case ideas
    case mocks

    /// What it is called in a folder.
    public var fileName: String { "\(rawValue).csv" }

    var columns: [String] {
      switch self {
      case .items: TableExport.itemColumns
      case .reviews: TableExport.reviewColumns
      case .ideas: TableExport.ideaColumns
      case .mocks: TableExport.mockColumns
      }
    }
  }

  init(_ part: Part, rows: @escaping Rows) {
    self.init(part.fileName, part.columns, isForPeople: true, rows: rows)
  }

  /// The tables of a folder: items, reviews, key ideas, mock interviews.
  public static func all(of source: ExportSource) -> [TableExport] {
    Part.allCases.map { part in
      switch part {
      case .items: .items(source)
      case .reviews: .reviews(source)
      case .ideas: .ideas(source)
      case .mocks: .mocks(source)
      }
    }
  }
}
