import Foundation
import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// What is on the disk while an interview goes on, and what is made of it later.
@Suite struct MockRecorderTests {
  private let home: TemporaryFolder
  private let faulty = FaultyDisk()
  private let folder: MockFolder

  init() throws {
    home = try TemporaryFolder()
    let device = try #require(DeviceName("test"))
    folder = MockFolder(StateFolder(path: home.path, device: device, disk: faulty.disk))
  }

  private func recorder(_ form: MockForm = .design) throws -> MockRecorder {
    let plan = try MockScript.plan(form)
    let name = folder.freeName(for: plan, at: MockScript.start)
    return MockRecorder(MockRecord(name: name, started: MockScript.start, plan: plan), in: folder)
  }

  private func moment(_ milliseconds: Int) -> Moment {
    Moment(
      utcMilliseconds: MockScript.start.utcMilliseconds + Int64(milliseconds), offsetMinutes: 60)
  }

  @Test func nothingIsWrittenBeforeItBegins() throws {
    let recorder = try recorder()
    #expect(recorder.typed("q", at: 0, moment(0)) == .fine)
    #expect(try folder.contents().mocks.isEmpty)
  }

  @Test func whatIsTypedIsThereAgain() throws {
    let recorder = try recorder()
    _ = recorder.apply(.begin, at: 0, moment(0))
    _ = recorder.apply(.say("does it work offline"), at: 5000, moment(5000))
    #expect(recorder.typed("half a que", at: 9000, moment(9000)) == .fine)
    let waiting = try folder.contents().mocks
    #expect(waiting.map(\.isOpen) == [true])
    #expect(waiting.map(\.result) == [nil])
    let record = try #require(folder.record(waiting[0].name))
    #expect(record.draft == "half a que")
    #expect(record.savedAt == 9000)
    #expect(record.session.entries == recorder.session.entries)
    let transcript = try #require(folder.text(ofTranscript: record.name))
    #expect(transcript.contains("not finished"))
    let again = MockRecorder(record, in: folder)
    let (effects, _) = again.apply(.resume(gap: 60_000), at: 9000, moment(69_000))
    #expect(effects.count == 1)
    _ = again.apply(.end, at: 10_000, moment(70_000))
    _ = again.apply(.end, at: 10_000, moment(70_000))
    // Its reviews are still to be brought into the log.
    #expect(try folder.contents().mocks.map(\.isOpen) == [true])
    #expect(again.reviewed(at: 10_000, moment(70_000)) == .fine)
    #expect(try folder.contents().mocks.map(\.isOpen) == [false])
    let report = again.session.report
    #expect(report.used == 10_000)
    #expect(report.breaks == [MockBreak(kind: .gap, after: 9000, milliseconds: 60_000)])
  }

  @Test("time in which nothing was typed was given back by a kill or by leaving")
  func silenceTakesTime() throws {
    let recorder = try recorder()
    _ = recorder.apply(.begin, at: 0, moment(0))
    for second in 1...15 {
      #expect(recorder.typed("", at: second * 1000, moment(second * 1000)) == .fine)
    }
    #expect(folder.record(recorder.record.name)?.savedAt == 10_000)
    #expect(recorder.left(at: 16_000, moment(16_000)) == .fine)
    #expect(folder.record(recorder.record.name)?.savedAt == 16_000)
  }

  @Test func aChangedDeckDoesNotChangeAnInterviewThatRuns() throws {
    let recorder = try recorder()
    _ = recorder.apply(.begin, at: 0, moment(0))
    let record = try #require(folder.record(recorder.record.name))
    // The plan comes from the file alone; no deck is read for it.
    #expect(record.plan == recorder.session.plan)
  }

  @Test func aFullDiskIsSaidOnceAndEverythingIsWrittenLater() throws {
    let recorder = try recorder()
    _ = recorder.apply(.begin, at: 0, moment(0))
    faulty.plan(.write, .fails(ENOSPC), .fails(ENOSPC))
    let first = recorder.typed("a", at: 1000, moment(1000))
    guard case .refused(let error) = first else {
      Issue.record("not refused: \(first)")
      return
    }
    #expect(error.description.contains("the disk is full"))
    // A draft's name says nothing to the candidate.
    #expect(error.path == folder.data(recorder.record.name))
    #expect(recorder.typed("ab", at: 2000, moment(2000)) == .stillRefused)
    #expect(!recorder.isSafe)
    #expect(recorder.refusal == error)
    #expect(recorder.typed("abc", at: 3000, moment(3000)) == .recovered)
    #expect(recorder.isSafe)
    #expect(recorder.refusal == nil)
    #expect(folder.record(recorder.record.name)?.draft == "abc")
  }

  @Test func aFullDiskThatClearsIsNoticedWithoutTyping() throws {
    let recorder = try recorder()
    _ = recorder.apply(.begin, at: 0, moment(0))
    faulty.plan(.write, .fails(ENOSPC))
    _ = recorder.typed("a", at: 1000, moment(1000))
    #expect(recorder.typed("a", at: 2000, moment(2000)) == .recovered)
  }

  @Test func filesThatAreNoMocksArePassedOver() throws {
    let recorder = try recorder()
    _ = recorder.apply(.begin, at: 0, moment(0))
    for (name, text) in [("torn", "{\"version\":1,"), ("newer", "{\"version\":2}"), ("list", "[]")]
    {
      try Data(text.utf8).write(to: URL(filePath: folder.path).appending(path: "\(name).json"))
    }
    let contents = try folder.contents()
    #expect(contents.mocks.count == 1)
    #expect(
      contents.passedOver.map { "\($0.file) \($0.isNewer)" } == [
        "mocks/list.json false", "mocks/newer.json true", "mocks/torn.json false",
      ])
    #expect(folder.record("torn") == nil)
  }

  @Test func twoMocksOfOneMomentHaveTwoNames() throws {
    let first = try recorder()
    _ = first.apply(.begin, at: 0, moment(0))
    let second = try recorder()
    #expect(first.record.name == "20261203T080000Z-feed-cache")
    #expect(second.record.name == "20261203T080000Z-feed-cache-2")
  }

  @Test func reviewsGoIntoTheLogAndComeBackAsOne() throws {
    let outcome = try MockScript.hold(.coding, with: "average")
    let state = StateFolder(path: home.path, device: try #require(DeviceName("test")))
    let store = try ProgressStore(state, command: "test", at: MockScript.start)
    let library = Library(MockScript.library.decks, store.progress)
    let events = library.events(recording: outcome.session, as: "the-mock", at: MockScript.start)
    try store.append(events.map { (body: $0, moment: MockScript.start) })
    #expect(
      store.progress.all.map(\.key.item).sorted()
        == ["debounce-cancel", "debounce-check", "weak-self"])
    let undone = try #require(store.folder.history().undoable(1, on: state.device).first)
    try store.undo(undone, at: MockScript.start)
    #expect(undone.answers.map(\.count) == [3])
    #expect(store.progress.count == 0)
    store.close()
  }

  @Test func theTrendIsWhatEarlierMocksFound() throws {
    for day in 0..<2 {
      let outcome = try MockScript.hold(.design, with: day == 0 ? "poor" : "average")
      let record = MockRecord(
        name: "day-\(day)", started: moment(day * 86_400_000), plan: outcome.record.plan)
      let recorder = MockRecorder(record, in: folder)
      for event in outcome.record.events {
        _ = recorder.apply(event.action, at: event.at, moment(day * 86_400_000 + event.at))
      }
    }
    let outcome = try MockScript.hold(.design, with: "strong")
    let earlier = try folder.contents().mocks
    #expect(earlier.map(\.name) == ["day-1", "day-0"])
    let page = MockPage(record: outcome.record, session: outcome.session, trend: earlier.reversed())
    #expect(page.report.contains("Trend, by what was found: 2026-12-03 0 · 2026-12-04 "))
    #expect(page.report.contains("today \(outcome.report.found)"))
  }

  @Test func controlCharactersDoNotGetIntoTheTranscript() throws {
    let recorder = try recorder()
    _ = recorder.apply(.begin, at: 0, moment(0))
    _ = recorder.apply(.say("a\u{1B}[2J # `b` \u{202E}"), at: 1, moment(1))
    let text = try #require(folder.text(ofTranscript: recorder.record.name))
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("\u{202E}"))
    #expect(text.contains("\\# \\`b\\`"))
  }
}
