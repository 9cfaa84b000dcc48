extension SnapshotReading {
  /// Reads the bytes of `progress.json`.
  ///
  /// A file as this program writes it is walked through line by line; one that another program laid
  /// out anew is read as any JSON.
  init(_ bytes: [UInt8]) {
    if let reading = SnapshotLines.read(bytes) {
      self = reading
      return
    }
    do throws(SnapshotDamage) {
      self = try SnapshotJSON.read(bytes)
    } catch {
      self = .damaged(offset: error.offset)
    }
  }
}

extension SnapshotReading {
  /// Reads `progress.json` of a folder.
  init(in folder: StateFolder) throws(FileError) {
    // A folder of that name would stop every command, and what it hides can be made again.
    if folder.disk.exists(folder.snapshot), !folder.disk.isFile(folder.snapshot) {
      self = .damaged(offset: nil)
      return
    }
    let bytes = try folder.disk.contents(of: folder.snapshot)
    self = bytes.map { SnapshotReading($0) } ?? .missing
  }
}

/// Something in `progress.json` that cannot be right.
struct SnapshotDamage: Error, Hashable {
  /// Where it was noticed, as a byte from 0.
  var offset = 0
}

/// Reads `progress.json` from its JSON value.
enum SnapshotJSON {
  static func read(_ bytes: [UInt8]) throws(SnapshotDamage) -> SnapshotReading {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw SnapshotDamage(offset: error.offset)
    }
    guard let file = value.object else { throw SnapshotDamage() }
    var state = SnapshotState()
    if let early = try state.readHead(file) { return early }
    guard let items = file["items"]?.object, let records = file["records"]?.object else {
      throw SnapshotDamage()
    }
    for item in items { try state.addItem(item.key, item.value) }
    for record in records { try state.addRecord(record.key, record.value) }
    return .whole(state.snapshot)
  }
}
