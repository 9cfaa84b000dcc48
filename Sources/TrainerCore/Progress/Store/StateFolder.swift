/// The folder that holds a learner's state, as one device sees it.
public struct StateFolder: Sendable {
  /// The folder itself.
  public let path: String

  /// The device whose log is written here.
  public let device: DeviceName

  package let disk: Disk

  /// The folder at `path`, used by `device`; nothing is read or made yet.
  public init(path: String, device: DeviceName) {
    self.init(path: path, device: device, disk: .live)
  }

  package init(path: String, device: DeviceName, disk: Disk) {
    self.path = path
    self.device = device
    self.disk = disk
  }

  /// The folder of the devices' logs.
  public var reviews: String { "\(path)/reviews" }

  /// The file that shows the state to people and programs.
  public var snapshot: String { "\(path)/\(Self.snapshotName)" }

  /// The file whose lock the writing session holds.
  public var lock: String { "\(path)/lock" }

  /// The folder of transcripts and results of mock interviews.
  public var mocks: String { "\(path)/mocks" }

  /// The folder of the learner's own decks.
  public var decks: String { "\(path)/decks" }

  /// The configuration file.
  public var configuration: String { "\(path)/config.yaml" }

  static let snapshotName = "progress.json"

  /// The name of this device's log in the folder of logs.
  var ownLogName: String { "\(device).jsonl" }

  var ownLog: String { "\(reviews)/\(ownLogName)" }
}
