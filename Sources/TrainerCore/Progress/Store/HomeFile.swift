/// A file of the learner's own beside the logs: a deck, or what is kept of a mock interview.
public struct HomeFile: Sendable {
  /// Its path within the folder of the state.
  public let name: String

  private let path: String
  private let disk: Disk

  fileprivate init(_ name: String, in folder: StateFolder) {
    self.name = name
    path = "\(folder.path)/\(name)"
    disk = folder.disk
  }

  /// What stands in it; nil where that is no text, or where it is gone.
  public func text() throws(FileError) -> String? {
    try disk.contents(of: path).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Whether a path names such a file, and leads nowhere else.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...8).contains(parts.count), name.utf8.count <= 1000,
      name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }),
      parts.allSatisfy({ !$0.isEmpty && $0.first != "." && $0.utf8.count <= 200 })
    else { return false }
    switch parts[0] {
    case "decks": return name.lowercased().hasSuffix(".md")
    case "mocks":
      return parts.count == 2 && [".json", ".md", ".swift"].contains(where: name.hasSuffix)
    default: return false
    }
  }
}

extension StateFolder {
  /// The learner's decks and mock interviews, in the order of their names.
  ///
  /// - Throws: ``StateError/file(_:)`` where a folder cannot be listed.
  public func homeFiles() throws(StateError) -> [HomeFile] {
    try asStateError { () throws(FileError) in
      var names: [String] = []
      for folder in ["decks", "mocks"] { try list(folder, &names) }
      return names.filter(HomeFile.isName).map { HomeFile($0, in: self) }
    }
  }

  private func list(_ folder: String, _ names: inout [String]) throws(FileError) {
    // As deep as a path of such a file may be: a link may lead back to where it stands.
    guard folder.split(separator: "/").count < 8 else { return }
    for entry in try disk.names(in: "\(path)/\(folder)") where !entry.hasPrefix(".") {
      let name = "\(folder)/\(entry)"
      if disk.isFolder("\(path)/\(name)") {
        try list(name, &names)
      } else if disk.isFile("\(path)/\(name)") {
        names.append(name)
      }
    }
  }
}
