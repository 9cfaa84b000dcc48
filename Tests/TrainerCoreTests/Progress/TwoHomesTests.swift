import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// Two machines that have the same logs have the same state, in whatever order the logs arrived.
@Suite struct TwoHomesTests {
  @Test(arguments: 0..<6 as Range<UInt64>) func writeTheSameFile(_ seed: UInt64) throws {
    var laptop = try TestState()
    var phone = try TestState()
    phone.device = .named("phone")
    laptop.device = .named("laptop")
    var events = RandomEvents(seed: seed, devices: ["laptop", "phone"])
    for home in [laptop, phone] {
      let store = try home.store()
      for minute in 0..<80 {
        let moment = events.moment(near: minute * 9)
        let reference = try store.append(events.body(at: moment), at: moment)
        events.written[home.device.text] = reference.number
      }
      store.close()
    }
    #expect(laptop.home.bytes("progress.json") != phone.home.bytes("progress.json"))

    // Each gets the other's log; a sync program adds a copy of one, under names of its own.
    let logs = [laptop, phone].map { $0.home.text($0.ownLog) ?? "" }
    let copy =
      logs[0].split(separator: "\n").dropLast(30).map { "\($0)\n" }.joined()
      + logLines([(.review("once", .again), .minute(7))], first: 60)
    try laptop.home.write(logs[1], to: "reviews/phone.jsonl")
    try laptop.home.write(copy, to: "reviews/laptop (conflicted copy).jsonl")
    try phone.home.write(copy, to: "reviews/laptop 2.jsonl")
    try phone.home.write(logs[0], to: "reviews/laptop.jsonl")
    for home in [laptop, phone] { try home.session { _ in } }
    #expect(laptop.home.text("progress.json") == phone.home.text("progress.json"))
    #expect(try laptop.read().progress.dump == phone.read().progress.dump)

    // One goes on, the other gets its log: alike again.
    try laptop.session { try $0.append(.review("once", at: .day(9)), at: .day(9)) }
    try phone.home.write(
      laptop.home.bytes("reviews/laptop.jsonl") ?? [], to: "reviews/laptop.jsonl")
    try phone.session { _ in }
    #expect(laptop.home.text("progress.json") == phone.home.text("progress.json"))
  }
}
