/// A file that may hold a deck.
struct DeckFile: Sendable, Hashable {
  /// Where it is.
  let path: String

  /// What it is called: its path from its root, or its name where the root is the file.
  let name: String

  /// The name of its root folder.
  let folder: String

  /// What it was when it was found; nil where a change from then on might leave no other behind, or
  /// where it was never looked for.
  var stamp: FileStamp?
}

extension String {
  /// The last part of a path, without slashes at its end.
  var lastPathPart: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  /// The path of what stands in this folder.
  func appending(path: String) -> String {
    isEmpty ? path : utf8.last == UInt8(ascii: "/") ? self + path : self + "/" + path
  }

  /// The folder that a path stands in; empty where that is the working directory.
  package var folderPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
