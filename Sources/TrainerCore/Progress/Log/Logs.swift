/// All logs of a folder, read.
struct Logs: Sendable {
  /// What all of them name.
  var names = NameTable()

  /// In the order of the devices' names.
  var devices: [DeviceLog] = []

  /// In the order of the files' names.
  var files: [LogFile] = []
}

extension Logs {
  /// Which files were read.
  var inventory: LogInventory {
    LogInventory(contents: Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.content) }))
  }

  /// Reads the logs in a folder; one that is missing has none.
  ///
  /// `keepingAnswers` says whether figures and exports are to be made of them.
  init(
    readingFrom folder: String, keepingAnswers: Bool = false, on disk: Disk
  ) throws(FileError) {
    for (device, names) in try Self.fileNames(in: folder, on: disk) {
      try read(
        names.map { "\(folder)/\($0)" }, names, of: device, keepingAnswers: keepingAnswers,
        on: disk)
    }
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The names of the log files, by device, in the order of the devices' names.
  static func fileNames(
    in folder: String, on disk: Disk
  ) throws(FileError) -> [(device: DeviceName, names: [String])] {
    var byDevice: [DeviceName: [String]] = [:]
    for name in try disk.names(in: folder) where name.hasSuffix(".jsonl") {
      if let device = DeviceName(startOfFileName: name), !disk.isFolder("\(folder)/\(name)") {
        byDevice[device, default: []].append(name)
      }
    }
    return byDevice.sorted { $0.key < $1.key }.map { (device: $0.key, names: $0.value) }
  }

  private mutating func read(
    _ paths: [String], _ names: [String], of device: DeviceName, keepingAnswers: Bool,
    on disk: Disk
  ) throws(FileError) {
    var reader = LineReader(names: self.names, keepsAnswers: keepingAnswers)
    if paths.count == 1, try readInOrder(paths[0], names[0], of: device, reader, on: disk) {
      return
    }
    let (log, files) = try reader.readAndSort(paths, names, of: device, on: disk)
    self.files += files
    devices.append(log)
    self.names = reader.names
  }

  /// Reads the only file of a device; false, and nothing taken over, where its lines are out of order.
  private mutating func readInOrder(
    _ path: String, _ name: String, of device: DeviceName, _ reader: LineReader, on disk: Disk
  ) throws(FileError) -> Bool {
    // A sync program may have taken it away meanwhile.
    if disk.identity(of: path) == nil { return true }
    let content = try LogContent(at: path, on: disk)
    let stretch = try LogStretch(
      reading: content.bytes, of: path, device: device, reader: reader, on: disk)
    guard stretch.isInOrder else { return false }
    names = stretch.names
    devices.append(stretch.log)
    files.append(LogFile(name: name, device: device, content: content, notes: stretch.notes))
    return true
  }
}
