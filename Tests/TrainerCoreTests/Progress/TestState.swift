import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// A state's folder for one test, and short ways to fill it.
struct TestState {
  let home: TemporaryFolder
  var device = DeviceName.named("mac-1a2b")
  var disk = Disk.live

  init() throws { home = try TemporaryFolder() }

  var folder: StateFolder { StateFolder(path: home.path, device: device, disk: disk) }

  func store(at moment: Moment = .minute(0)) throws(StateError) -> ProgressStore {
    try ProgressStore(folder, command: "practice", at: moment)
  }

  /// Runs a session from its opening to its end.
  func session(_ work: (ProgressStore) throws -> Void) throws {
    let store = try store()
    try work(store)
    store.close()
  }

  func read() throws(StateError) -> StateReading { try folder.read() }

  /// What the logs come to, whatever `progress.json` says.
  func replayed() throws -> Progress {
    Replay.progress(try Logs(readingFrom: folder.reviews, on: .live))
  }

  var ownLog: String { "reviews/\(device).jsonl" }

  func logLines(_ name: String? = nil) -> [String] {
    (home.text(name ?? ownLog) ?? "").split(separator: "\n").map(String.init)
  }
}

extension DeviceName {
  static func named(_ name: String) -> DeviceName {
    DeviceName(name) ?? DeviceName(host: "test", machine: nil)
  }
}

extension Moment {
  /// Friday, 4 December 2026, 08:00 in Berlin, and some minutes.
  static func minute(_ minutes: Int, zone: Int = 60) -> Moment {
    Moment(utcMilliseconds: 1_796_367_600_000 + Int64(minutes) * 60_000, offsetMinutes: zone)
  }

  static func day(_ days: Int, zone: Int = 60) -> Moment { minute(days * 24 * 60, zone: zone) }
}

extension EventBody {
  /// A review of an item, due some days later.
  static func review(
    _ item: String, _ rating: Rating = .good, part: String = "", dueIn days: Int = 3,
    at moment: Moment = .minute(0), ahead: Bool = false, mock: String? = nil
  ) -> EventBody {
    .review(
      ReviewFacts(
        key: RecordKey(item: item, part: part), rating: rating,
        due: moment.utcMilliseconds + Int64(days) * 86_400_000, milliseconds: 5000, ahead: ahead,
        mock: mock))
  }
}

extension EventReference {
  init(_ device: String, _ number: Int64) {
    self.init(device: .named(device), number: number)
  }
}

extension Progress {
  /// All that two states must have in common, as `progress.json` would show it.
  var dump: String {
    String(decoding: SnapshotWriter.bytes(Snapshot(progress: self, logs: [:])), as: UTF8.self)
  }
}

/// The lines of a log that holds these events, numbered from `first`.
func logLines(
  _ events: [(body: EventBody, moment: Moment)], device: String = "mac-1a2b", first: Int64 = 1
) -> String {
  events.enumerated().map { place, event in
    String(
      decoding: Event(
        stamp: Stamp(
          reference: EventReference(device, first + Int64(place)), moment: event.moment),
        body: event.body
      ).line, as: UTF8.self)
  }.joined()
}
