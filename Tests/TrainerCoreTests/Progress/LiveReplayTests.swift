import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// What a session sees while it goes on is what any replay of the logs comes to.
@Suite struct LiveReplayTests {
  @Test(arguments: 0..<6 as Range<UInt64>) func agree(_ seed: UInt64) throws {
    var state = try TestState()
    var events = RandomEvents(seed: seed, devices: ["mac-1a2b", "phone"])
    var minutes = 0
    for round in 0..<4 {
      state.device = .named(events.random.pick(events.devices))
      let store = try state.store(at: .minute(minutes))
      for _ in 0..<30 {
        // A clock is set back now and then, and a device may be ahead of another.
        minutes += Int.random(in: -2...50, using: &events.random)
        let moment = events.moment(near: minutes)
        let count = events.random.pick([1, 1, 1, 3])
        let bodies = (0..<count).map { _ in events.body(at: moment) }
        let references = try store.append(bodies.map { (body: $0, moment: moment) })
        events.written[state.device.text] = references.last?.number
        let replayed = try state.replayed()
        try #require(store.progress.dump == replayed.dump, "round \(round), \(bodies)")
        try #require(store.progress.positions == replayed.positions)
      }
      store.close()
      // What was written down is what the logs come to, and is read instead of them.
      let loaded = try StateLoader(folder: state.folder).load()
      #expect(loaded.isSnapshotCurrent)
      #expect(loaded.progress.dump == store.progress.dump)
      #expect(loaded.notices.isEmpty)
    }
  }

  /// Answers and their undos need no replay, wherever the session began.
  @Test func needNoReplayForAnswers() throws {
    let state = try TestState()
    try state.session { try $0.append(.review("a"), at: .minute(0)) }
    let store = try state.store()
    // Were a log read again, this would be noticed.
    try state.home.write("not a log\n", to: "reviews/phone.jsonl")
    let first = try store.append(.review("a", .hard, at: .day(1)), at: .day(1))
    let second = try store.append(.review("b", .again), at: .day(1))
    try store.append(.due(RecordKey(item: "a"), 5), at: .day(1))
    #expect(store.progress[RecordKey(item: "a")]?.schedule.due == 5)
    try store.undo([second], at: .day(1))
    #expect(store.progress[RecordKey(item: "b")] == nil)
    #expect(store.logs.contents["phone.jsonl"] == nil)
    // What is not the last of its record needs one.
    try store.undo([first], at: .day(1))
    #expect(store.progress[RecordKey(item: "a")]?.schedule.reps == 1)
    #expect(store.logs.contents["phone.jsonl"] != nil)
    #expect(store.progress.dump == (try state.replayed()).dump)
  }
}
