extension String {
  /// A file or folder in this folder.
  func appendingPath(_ name: String) -> String {
    hasSuffix("/") ? self + name : "\(self)/\(name)"
  }

  /// The same as a path that means the same in every working directory: what is relative is so to a
  /// folder, and `~` is the person's home folder.
  func resolved(in folder: String, personHome: String?) -> String {
    if hasPrefix("/") { return self }
    if hasPrefix("~/"), let personHome { return personHome.appendingPath(String(dropFirst(2))) }
    return folder.appendingPath(self)
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
