import Foundation
import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite struct SnapshotTests {
  private let state: TestState

  init() throws {
    state = try TestState()
    try state.session { store in
      try store.append(.set(.newPerDay(7)), at: .minute(0))
      try store.append(.review("kvo", .good), at: .minute(1))
      try store.append(.review("once", .easy, part: "update"), at: .minute(2))
      try store.append(.review("once", .again, part: "update", at: .day(1)), at: .day(1))
      try store.append(.rest(item: "kvo"), at: .day(1))
      try store.append(.done(item: "page"), at: .day(1))
      try store.append(
        .item(ItemText(item: "once", kind: "cloze", text: "t", file: "f")), at: .day(1))
      try store.append(
        .same(old: RecordKey(item: "old"), new: RecordKey(item: "kvo")), at: .day(1))
      try store.append(.undo(EventReference("phone", 3)), at: .day(1))
    }
  }

  private var text: String { state.home.text("progress.json") ?? "" }

  private func isCurrent() throws -> Bool {
    try StateLoader(folder: state.folder).load().isSnapshotCurrent
  }

  @Test func isAFileForPeopleAndPrograms() throws {
    let json = try JSONValue(parsing: text)
    #expect(
      json.object?.keys == [
        "v", "rules", "logs", "settings", "same", "undone", "items", "records",
      ])
    #expect(json["v"]?.int == 1)
    #expect(json["logs"]?["mac-1a2b"]?["lines"]?.int == 9)
    #expect(json["settings"]?["new-per-day"]?.int == 7)
    #expect(json["settings"]?["learning-steps"] == [60, 600])
    #expect(json["same"] == ["old": "kvo"])
    #expect(json["undone"] == ["phone/3"])
    #expect(json["items"]?["kvo"] == ["print": "", "resting": true])
    #expect(json["items"]?["page"]?["done"]?.int == Int(Moment.day(1).utcMilliseconds))
    #expect(json["records"]?.object?.keys == ["kvo", "once/update"])
    #expect(
      text.contains(
        #""once/update":{"phase":"relearning","step":0,"stability":1.21617837,"#
          + #""difficulty":7.02698957,"due":1796713200000,"reviewed":1796454000000,"zone":60,"#
          + #""reps":2,"lapses":1,"interval":0,"first":"2026-12-04"}"#),
      "\(text)")
    #expect(try state.home.permissions("progress.json") == 0o600)
  }

  @Test func isReadInsteadOfTheLogs() throws {
    #expect(try isCurrent())
    let store = try state.store()
    store.close()
    #expect(try state.read().progress.dump == state.replayed().dump)
  }

  @Test(arguments: 0..<4 as Range<UInt64>) func readsWhatItWrites(_ seed: UInt64) throws {
    var events = RandomEvents(seed: seed)
    try state.session { store in
      for minute in 0..<200 {
        let moment = events.moment(near: minute * 60)
        try store.append(events.body(at: moment), at: moment)
      }
    }
    let bytes = state.home.bytes("progress.json") ?? []
    // Line by line, as laid out by another program, and both the same.
    let lines = try #require(SnapshotLines.read(bytes).whole)
    let pretty = Array(try JSONValue(parsing: bytes).pretty.utf8)
    #expect(SnapshotLines.read(pretty) == nil)
    let json = try #require(SnapshotJSON.read(pretty).whole)
    #expect(SnapshotWriter.bytes(lines) == bytes)
    #expect(SnapshotWriter.bytes(json) == bytes)
  }

  @Test func isLaidOutAnewByAnyProgram() throws {
    try state.home.write(JSONValue(parsing: text).pretty, to: "progress.json")
    #expect(try isCurrent())
  }

  @Test(arguments: [true, false]) func keepsWhatItDoesNotKnow(_ isPretty: Bool) throws {
    var changed =
      text
      .replacing("\n}\n}\n", with: "\n},\n\"x_other\":{\"keep\":[1,2.50,null]}\n}\n")
    changed = changed.replacing(
      "\"first\":\"2026-12-04\"}", with: "\"first\":\"2026-12-04\",\"tag\":\"ä\"}")
    changed = changed.replacing("\"resting\":true}", with: "\"resting\":true,\"note\":1}")
    changed = changed.replacing("\"new-per-day\":7", with: "\"new-per-day\":7,\"colour\":\"red\"")
    #expect(changed != text)
    if isPretty { changed = try JSONValue(parsing: changed).pretty }
    try state.home.write(changed, to: "progress.json")
    #expect(try isCurrent())
    try state.session { try $0.append(.review("kvo", at: .day(2)), at: .day(2)) }
    let json = try JSONValue(parsing: text)
    #expect(json["x_other"] == ["keep": [1, 2.5, nil]])
    #expect(json["records"]?["kvo"]?["tag"] == "ä")
    #expect(json["records"]?["kvo"]?["reps"] == 2)
    #expect(json["items"]?["kvo"]?["note"] == 1)
    #expect(json["settings"]?["colour"] == "red")
  }

  @Test func isReplacedWhereItIsOfOtherLogs() throws {
    try state.home.write(
      logLines([(.review("kvo"), .day(3))], device: "phone"), to: "reviews/phone.jsonl")
    #expect(!(try isCurrent()))
    let reading = try state.read()
    #expect(reading.notices.isEmpty)
    #expect(reading.progress[RecordKey(item: "kvo")]?.schedule.reps == 2)
    try state.session { _ in }
    #expect(try isCurrent())
  }

  @Test func isReplacedWhereItWasMadeByOtherRules() throws {
    try state.home.write(
      text.replacing("\"rules\":1", with: "\"rules\":0").replacing(
        "\n}\n}\n", with: "\n},\n\"x\":1\n}\n"),
      to: "progress.json")
    #expect(!(try isCurrent()))
    try state.session { _ in }
    #expect(try isCurrent())
    #expect(try JSONValue(parsing: text)["x"] == 1)
    #expect(state.home.everything.count == 4)
  }

  @Test func isNotWrittenWhereNothingChanged() throws {
    let before = state.home.everything
    try state.session { _ in }
    #expect(state.home.everything == before)
  }

  @Test func isWrittenNowAndThen() throws {
    let store = try state.store()
    try store.append(.review("kvo", at: .day(2)), at: .day(2))
    #expect(!(try isCurrent()))
    try store.save()
    #expect(try isCurrent())
    store.close()
  }

  @Test(arguments: [
    ("empty", ""), ("truncated", "{\"v\":1,\n\"rules\":1,\n\"logs\":{\n"), ("wrong shape", "[]"),
    ("nulls", String(repeating: "\0", count: 200)), ("a word", "progress"),
    ("no version", "{\"records\":{}}"), ("version of text", "{\"v\":\"1\"}"),
    (
      "no records",
      "{\"v\":1,\"rules\":1,\"logs\":{},\"settings\":{},\"same\":{},\"undone\":[],\"items\":{}}"
    ),
  ])
  func isDamaged(_ kind: String, _ content: String) throws {
    guard case .damaged = SnapshotReading(Array(content.utf8)) else {
      Issue.record("\(kind) was read")
      return
    }
  }

  @Test(arguments: [
    ("\"stability\":", "\"stability\":NaN,\"x\":"), ("\"stability\":", "\"stability\":-1,\"x\":"),
    ("\"stability\":", "\"stability\":null,\"x\":"),
    ("\"stability\":", "\"stability\":1e999,\"x\":"),
    ("\"difficulty\":", "\"difficulty\":11.5,\"x\":"), ("\"due\":", "\"due\":\"soon\",\"x\":"),
    ("\"reps\":1", "\"reps\":0"), ("\"lapses\":0", "\"lapses\":-1"),
    ("\"zone\":60", "\"zone\":9999"),
    ("\"phase\":\"learning\"", "\"phase\":\"new\""), ("\"step\":1", "\"step\":-1"),
    ("\"first\":\"2026-12-04\"", "\"first\":\"2026-13-04\""),
    ("\"print\":\"\"", "\"print\":\"xyz\""), ("\"same\":{", "\"same\":{\"a\":1,"),
    ("\"tail\":\"", "\"tail\":\"z"), ("\"lines\":9", "\"lines\":\"9\""),
    ("\"undone\":[\"phone/3\"]", "\"undone\":[3]"),
  ])
  func isDamagedWhereAValueCannotBe(_ part: String, _ broken: String) throws {
    let changed = text.replacing(part, with: broken, maxReplacements: 1)
    #expect(changed != text)
    guard case .damaged = SnapshotReading(Array(changed.utf8)) else {
      Issue.record("\(broken) was read")
      return
    }
  }

  @Test func isReadAfterAByteOrderMark() throws {
    try state.home.write("\u{FEFF}" + text, to: "progress.json")
    #expect(try isCurrent())
  }
}

extension SnapshotReading? {
  fileprivate var whole: Snapshot? {
    if case .whole(let snapshot) = self { snapshot } else { nil }
  }
}

extension SnapshotReading {
  fileprivate var whole: Snapshot? { Optional(self).whole }
}
