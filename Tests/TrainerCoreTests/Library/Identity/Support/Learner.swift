import TrainerScheduling
import TrainerTestKit
import TrainerText

@testable import TrainerCore

/// Someone who practises decks that change, on one or several devices with one folder of state.
struct Learner {
  let home: TemporaryFolder
  var device = "mac-1a2b"

  init() throws { home = try TemporaryFolder() }

  var folder: StateFolder {
    StateFolder(
      path: home.path, device: DeviceName(device) ?? DeviceName(host: "test", machine: nil))
  }

  /// Files with their texts, as the decks of a library with what was done so far.
  func library(_ files: [String: String]) throws -> Library {
    Library(decks(files), try folder.read().progress)
  }

  /// What a command sees that only reads.
  func identity(_ files: [String: String], unreadable: Set<String> = []) throws -> Identity {
    try folder.identity(of: library(files), unreadable: unreadable)
  }

  /// Holds a session that first writes what identity comes to, then answers the questions of some
  /// items, all where none are named.
  ///
  /// - Returns: what was judged at its start.
  @discardableResult
  func practise(
    _ files: [String: String], only names: [String]? = nil, on day: Int = 0
  ) throws -> Identity {
    let moment = Self.moment(day)
    let store = try ProgressStore(folder, command: "practice", at: moment)
    defer { store.close() }
    let identity = try folder.identity(of: Library(decks(files), store.progress))
    try store.append(identity.events.map { ($0, moment) })
    for question in Library(decks(files), store.progress).questions {
      guard names?.contains(where: question.key.description.hasPrefix) ?? true else { continue }
      let review = ReviewFacts(
        key: question.key, rating: .good, due: Self.due(of: question.key), milliseconds: 1000)
      let events = identity.library.events(
        recording: review, of: question, after: store.progress)
      try store.append(events.map { ($0, Self.moment(day, minute: 1)) })
    }
    return identity
  }

  /// Appends events as they are.
  func write(_ events: [EventBody], on day: Int = 0) throws {
    let moment = Self.moment(day)
    let store = try ProgressStore(folder, command: "practice", at: moment)
    defer { store.close() }
    try store.append(events.map { ($0, moment) })
  }

  func decks(_ files: [String: String]) -> [Deck] {
    files.sorted { $0.key < $1.key }.map {
      DeckParser.parse(SourceText(name: $0.key, $0.value), folder: "lesson").deck
    }
  }

  static func moment(_ day: Int, minute: Int = 0) -> Moment {
    Moment(
      utcMilliseconds: 1_796_367_600_000 + Int64(day) * 86_400_000 + Int64(minute) * 60_000,
      offsetMinutes: 60)
  }

  /// A due date that no other name has: so a history is known wherever it goes.
  static func due(of key: RecordKey) -> Int64 {
    1_800_000_000_000 + Int64(fnv1a64(key.description.utf8) % 1_000_000_000)
  }
}

extension Identity {
  /// The names under which records were first answered, by the names of the items that have them now.
  func origins(of keys: [RecordKey]) -> [String: String] {
    var names: [Int64: String] = [:]
    for key in keys { names[Learner.due(of: key)] = key.description }
    var origins: [String: String] = [:]
    for question in library.questions {
      guard let due = library.progress[question.key]?.schedule.due else { continue }
      origins[question.key.description] = names[due] ?? "unknown"
    }
    return origins
  }
}

extension Progress {
  /// Everything about items that two states must have in common.
  var itemStates: [String: String] {
    var states: [String: String] = [:]
    for (key, record) in all { states[key.description] = "\(record)" }
    for item in flaggedItems {
      states["flags of \(item)"] = "\(isResting(item)) \(String(describing: done(item)))"
    }
    return states
  }
}
