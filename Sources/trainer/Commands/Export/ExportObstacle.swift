import TrainerCore

/// Why an export cannot go where it is wanted.
enum ExportObstacle: Hashable {
  /// A folder is wanted where something else is.
  case noFolder(String, ExportArguments.Format)

  /// A file is wanted within what is a file.
  case withinFile(String)

  /// A file is wanted where a folder is.
  case isFolder(String, ExportArguments.Format)

  /// A folder is missing: that of a file, or the one that a file is to be called as.
  case missingFolder(String)

  /// A link leads to what is not there.
  case brokenLink(String)

  /// A folder cannot be printed.
  case printedFolder(ExportArguments.Format)

  /// What is there, and what to do.
  var message: String {
    switch self {
    case .noFolder(let path, let format):
      "\(format) makes a folder, and \(path) is a file; name another folder with -o"
    case .withinFile(let path): "\(path) is a file, not a folder; name another one"
    case .isFolder(let path, let format):
      "\(format) makes a file, and \(path) is a folder; name a file in it: "
        + "-o \(path.appendingPath("trainer.\(format.fileEnding)").quotedForShell)"
    case .missingFolder(let path): "there is no folder \(path); make it, or name another one"
    case .brokenLink(let path): "\(path) is a link that leads nowhere; remove it, or name another"
    case .printedFolder(let format):
      "\(format) makes a folder of files, which cannot be printed; say which: "
        + "trainer export \(format) -o trainer-\(format)"
    }
  }

  var status: ExitStatus {
    if case .printedFolder = self { .usage } else { .cannotCreate }
  }
}

extension ExportObstacle {
  /// What keeps a folder from being at a path, or from being made there.
  static func toFolder(_ path: String, _ format: ExportArguments.Format) -> ExportObstacle? {
    var path = path.withoutEndingSlash
    while Disk.live.identity(of: path) == nil {
      if Disk.live.isBrokenLink(path) { return .brokenLink(path) }
      guard path.contains("/"), path.folderPath != path else { return nil }
      path = path.folderPath
    }
    return Disk.live.isFolder(path) ? nil : .noFolder(path, format)
  }

  /// What keeps a file from being at a path, or from being made there.
  static func toFile(_ path: String, _ format: ExportArguments.Format) -> ExportObstacle? {
    let place = path.withoutEndingSlash
    if Disk.live.isFolder(place) { return .isFolder(place, format) }
    if place != path {
      return Disk.live.identity(of: place) == nil ? .missingFolder(place) : .withinFile(place)
    }
    if Disk.live.isBrokenLink(path) { return .brokenLink(path) }
    if Disk.live.identity(of: path) != nil || !path.contains("/") { return nil }
    let folder = path.folderPath
    if Disk.live.identity(of: folder) == nil { return .missingFolder(folder) }
    return Disk.live.isFolder(folder) ? nil : .withinFile(folder)
  }
}

extension ExportArguments.Format: CustomStringConvertible {
  /// As it is typed.
  var description: String { rawValue }

  fileprivate var fileEnding: String {
    switch self {
    case .markdown: "md"
    case .revlog: "csv"
    case .json, .csv, .html, .anki, .ics: rawValue
    }
  }
}

extension String {
  fileprivate var withoutEndingSlash: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
