extension String {
  /// A file or folder in this folder.
  func appendingPath(_ name: String) -> String {
    hasSuffix("/") ? self + name : "\(self)/\(name)"
  }

  /// The last part of this path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// The folder that this absolute path lies in; the root lies in itself.
  var parentFolder: String {
    let path = dropLast(hasSuffix("/") ? 1 : 0)
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
