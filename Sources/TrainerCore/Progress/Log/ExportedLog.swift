/// The log of a device as lines, for a copy in another home.
public struct ExportedLog: Sendable {
  /// What its file is called.
  public let fileName: String

  private let path: String
  private let disk: Disk

  /// Shows the lines that are text, without their ends, one after the other.
  public func forEachLine(_ visit: (String) throws -> Void) throws {
    let file = try disk.open(path, for: .reading)
    let size = try file.size()
    var failure: (any Error)?
    try file.forEachLine(in: 0..<size) { line in
      guard failure == nil, line.isTerminated, !line.bytes.isEmpty,
        let text = String(validating: line.bytes, as: UTF8.self)
      else { return }
      do { try visit(text) } catch { failure = error }
    } endBlock: {
    }
    if let failure { throw failure }
  }

  fileprivate init(_ fileName: String, in folder: String, on disk: Disk) {
    self.fileName = fileName
    path = "\(folder)/\(fileName)"
    self.disk = disk
  }
}

extension StateFolder {
  /// The logs of all devices, in the order of their names.
  ///
  /// - Throws: ``StateError/file(_:)`` where the folder cannot be listed.
  public func exportedLogs() throws(StateError) -> [ExportedLog] {
    try asStateError { () throws(FileError) in
      try Logs.fileNames(in: reviews, on: disk).flatMap(\.names).map {
        ExportedLog($0, in: reviews, on: disk)
      }
    }
  }
}
