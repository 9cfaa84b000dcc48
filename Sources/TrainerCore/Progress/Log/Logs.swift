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
  init(readingFrom folder: String, on disk: Disk) throws(FileError) {
    for (device, names) in try Self.fileNames(in: folder, on: disk) {
      try read(names.map { "\(folder)/\($0)" }, names, of: device, on: disk)
    }
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The names of the log files, by device, in the order of the devices' names.
  static func fileNames(
    in folder: String, on disk: Disk
  ) throws(FileError) -> [(device: DeviceName, names: [String])] {
    var byDevice: [DeviceName: [String]] = [:]
    for name in try disk.names(in: folder) where name.hasSuffix(".jsonl") {
      if let device = DeviceName(startOfFileName: name) {
        byDevice[device, default: []].append(name)
      }
    }
    return byDevice.sorted { $0.key < $1.key }.map { (device: $0.key, names: $0.value) }
  }

  private mutating func read(
    _ paths: [String], _ names: [String], of device: DeviceName, on disk: Disk
  ) throws(FileError) {
    var reader = LineReader(names: self.names, log: DeviceLog(device: device))
    self.names = NameTable()
    defer { self.names = reader.names }
    if paths.count == 1, let path = paths.first, let name = names.first {
      guard let file = try reader.readInOrder(path, name, on: disk) else { return }
      if reader.isInOrder {
        files.append(file)
        devices.append(reader.log)
        return
      }
      reader.log = DeviceLog(device: device)
    }
    files += try reader.readAndSort(paths, names, on: disk)
    devices.append(reader.log)
  }
}
