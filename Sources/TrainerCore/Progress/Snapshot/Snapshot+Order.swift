/// What stands in the file, in the order in which it stands there.
extension Snapshot {
  /// The devices of which there are logs or were, by name.
  var devices: [DeviceName] { Set(logs.keys).union(progress.positions.keys).sorted() }

  /// All settings, those of other programs behind those that are known.
  var settings: JSONObject {
    var members = JSONObject(progress.settings.all.map { ($0.key, $0.value) })
    for member in extras.settings { members[member.key] = member.value }
    return members
  }

  /// The items that have flags, by name.
  var items: [Int32] {
    (0..<Int32(progress.flags.count))
      .filter { progress.flags[Int($0)] != .none }
      .sorted { progress.names.itemPrecedes($0, $1) }
  }

  /// The records there are, by name.
  var records: [Int32] {
    (0..<Int32(progress.records.count))
      .filter { progress.records[Int($0)] != nil }
      .sorted { progress.names.recordPrecedes($0, $1) }
  }
}
