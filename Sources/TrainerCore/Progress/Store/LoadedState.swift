/// The state as it was read, and what may be done with it.
struct LoadedState: Sendable {
  var progress: Progress

  var notices: [Notice] = []

  /// Why nothing may be written.
  var refusal: StateError?

  /// Whether `progress.json` says more than the logs that are here, and must stay.
  var mustKeepSnapshot = false

  /// What is to be told of `progress.json` where it is damaged and must be set aside.
  var damage: Notice?

  /// Whether `progress.json` says what the logs come to.
  var isSnapshotCurrent = false

  var extras = SnapshotExtras()

  /// The logs that the progress comes from, as they were on the disk.
  var logs = LogInventory()

  /// How many lines of each device's log could not be read.
  var unreadable: [DeviceName: Int] = [:]

  /// How this device's log ends.
  var ownEnd = LineNotes.End.clean
}
