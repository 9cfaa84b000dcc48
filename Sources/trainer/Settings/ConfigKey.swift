import TrainerText

/// Anything that `config` reads and writes.
enum ConfigKey: Sendable, Hashable {
  /// Kept in the log, the same on all devices.
  case shared(SchedulerKey)

  /// Kept in `config.yaml`.
  case local(LookKey)

  /// Every key, in the order in which they are listed.
  static let all: [ConfigKey] =
    SchedulerKey.allCases.map(ConfigKey.shared) + LookKey.allCases.map(ConfigKey.local)

  /// What is typed.
  var name: String {
    switch self {
    case .shared(let key): key.rawValue
    case .local(let key): key.rawValue
    }
  }

  /// One line, without a full stop.
  var summary: String {
    switch self {
    case .shared(let key): key.summary
    case .local(let key): key.summary
    }
  }

  /// Finds a key by its name.
  static func named(_ name: String) throws(Failure) -> ConfigKey {
    if let key = all.first(where: { $0.name == name }) { return key }
    throw .unknownKey(name, nearest: nearest(to: name, among: all.map(\.name)))
  }
}
