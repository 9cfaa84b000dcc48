/// Which logs there are, each known by its length and a hash of its end.
struct LogInventory: Hashable, Sendable {
  /// By the names of the files.
  var contents: [String: LogContent] = [:]

  /// The contents of each device's log and its copies, in the order of the contents, whatever the
  /// copies are called.
  var byDevice: [DeviceName: [LogContent]] {
    var grouped: [DeviceName: [LogContent]] = [:]
    for (name, content) in contents {
      if let device = DeviceName(startOfFileName: name) {
        grouped[device, default: []].append(content)
      }
    }
    return grouped.mapValues { $0.sorted() }
  }
}

extension LogInventory {
  /// The logs in a folder as they are now.
  init(of folder: String, on disk: Disk) throws(FileError) {
    for name in try Logs.fileNames(in: folder, on: disk).flatMap(\.names) {
      // A sync program may take a file away meanwhile.
      let path = "\(folder)/\(name)"
      if disk.identity(of: path) != nil { contents[name] = try LogContent(at: path, on: disk) }
    }
  }
}

extension LogContent {
  /// The content of a file as it is now.
  init(at path: String, on disk: Disk) throws(FileError) {
    let file = try disk.open(path, for: .reading)
    self = try LogContent(of: file, bytes: file.size())
  }
}
