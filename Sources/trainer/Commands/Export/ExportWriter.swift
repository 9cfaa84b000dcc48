import TrainerCore
import TrainerText

/// A file that is exported.
struct ExportFile {
  /// What it is called in a folder.
  let name: String

  /// What every file of its form begins with, and files of others do not.
  let beginning: String

  /// Writes it piece by piece.
  let write: ((String) throws -> Void) throws -> Void
}

extension ExportFile {
  /// A file whose text is small.
  init(_ beginning: String, _ text: String) {
    self.init(name: "", beginning: beginning) { try $0(text) }
  }
}

/// Writes exports to where they are wanted, and nothing in the place of what it did not write.
struct ExportWriter {
  let isForced: Bool
  let context: CommandContext

  /// Writes a file to a path, or to standard output.
  func write(_ file: ExportFile, to path: String?) throws(Failure) {
    guard let path, path != "-" else {
      return try failing {
        try file.write { text in
          // A person gets to see signs in the place of what would steer the terminal.
          try context.write(Array((context.out.isTerminal ? VisibleText(text).text : text).utf8))
        }
      }
    }
    try checkPlace(of: file, at: path)
    try failing {
      try Disk.live.replace(path) { write in
        try file.write { text in try write(Array(text.utf8)) }
      }
    }
    context.note(StyledText("written: \(path)"))
  }

  /// Writes files into a folder, which is made where it is missing; all of them or, where one belongs to
  /// somebody else, none.
  func writeFolder(_ folder: String, _ files: [ExportFile]) throws(Failure) {
    for file in files { try checkPlace(of: file, at: folder.appendingPath(file.name)) }
    try failing { try Disk.live.createFolder(folder) }
    for file in files { try write(file, to: folder.appendingPath(file.name)) }
  }

  private func checkPlace(of file: ExportFile, at path: String) throws(Failure) {
    if isForced { return }
    let wanted = Array(file.beginning.utf8)
    var found: [UInt8]?
    try failing { found = try Disk.live.beginning(of: path, count: wanted.count) }
    if let found, found != wanted { throw .notOurs(path) }
  }

  private func failing(_ work: () throws -> Void) throws(Failure) {
    do {
      try work()
    } catch let failure as Failure {
      throw failure
    } catch let error as FileError {
      throw .file(error)
    } catch let error as StateError {
      throw .state(error)
    } catch {
      throw .file(FileError(call: "write", path: "\(error)", code: 5))
    }
  }
}
