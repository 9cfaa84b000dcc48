/// What `progress.json` holds: the state that logs come to, and which logs these are.
struct Snapshot: Sendable {
  /// The version of the file that this program writes, and the only one it reads.
  static let version = 1

  /// The rules by which logs come to a state; a file made by other rules is replaced.
  static let rules = 1

  var progress: Progress

  /// The files of each device's log and its copies, in the order of their contents.
  var logs: [DeviceName: [LogContent]]

  /// What other programs wrote into the file.
  var extras = SnapshotExtras()
}

/// Members of `progress.json` that this program does not know and keeps.
struct SnapshotExtras: Hashable, Sendable {
  /// Of the file itself.
  var file = JSONObject()

  /// Of items, by their names.
  var items: [String: JSONObject] = [:]

  /// Of records, by their names.
  var records: [String: JSONObject] = [:]

  /// Of the settings.
  var settings = JSONObject()
}

/// What reading `progress.json` came to.
enum SnapshotReading: Sendable {
  case missing
  case whole(Snapshot)

  /// It was made by other rules, and tells nothing but what must be kept.
  case outdated(SnapshotExtras)

  case newer(version: Int64)

  /// It is not what this program wrote; where that was noticed, as a byte from 0, or nil where it is no
  /// file.
  case damaged(offset: Int?)
}

/// The names that things have in `progress.json`.
enum SnapshotKey {
  static let file: Set<String> = [
    "v", "rules", "logs", "settings", "same", "undone", "items", "records",
  ]
  static let item: Set<String> = ["print", "resting", "done", "zone"]
  static let record: Set<String> = [
    "phase", "step", "stability", "fast", "difficulty", "due", "reviewed", "zone", "reps", "lapses",
    "interval", "first", "leech",
  ]
}
