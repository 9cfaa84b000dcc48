import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite struct ReplayTests {
  private let state: TestState
  private let scheduler = Scheduler(SchedulerSettings())

  init() throws { state = try TestState() }

  private func progress(
    _ logs: [String: [(body: EventBody, moment: Moment)]]
  ) throws -> Progress {
    for (device, events) in logs {
      try state.home.write(logLines(events, device: device), to: "reviews/\(device).jsonl")
    }
    return try state.replayed()
  }

  private func progress(_ bodies: (EventBody, Moment)...) throws -> Progress {
    try progress(["mac-1a2b": bodies.map { (body: $0.0, moment: $0.1) }])
  }

  private func memory(_ reviews: (Rating, days: Int)...) -> MemoryState? {
    reviews.reduce(nil) { scheduler.memory(after: $1.0, on: $0, elapsedDays: $1.days) }
  }

  @Test func takesDueDatesAsTheyAreAndComputesMemory() throws {
    let progress = try progress(
      (.review("a", .good, dueIn: 0, at: .minute(0)), .minute(0)),
      (.review("a", .good, dueIn: 3, at: .minute(10)), .minute(10)),
      (.review("a", .good, dueIn: 99, at: .day(3)), .day(3)))
    let record = try #require(progress[RecordKey(item: "a")])
    #expect(record.schedule.due == Moment.day(3 + 99).utcMilliseconds)
    #expect(record.schedule.memory == memory((.good, 0), (.good, 0), (.good, 3)))
    #expect(record.schedule.phase == .review)
    #expect(record.schedule.reps == 3)
    #expect(record.schedule.scheduledDays == 99)
    #expect(record.schedule.lastReview == .day(3))
    #expect(record.firstSeen.iso == "2026-12-04")
    #expect(progress.count == 1)
    #expect(progress.count(firstSeenOn: record.firstSeen) == 1)
    #expect(progress.count(firstSeenOn: record.firstSeen.advanced(by: 1)) == 0)
  }

  @Test func countsLapsesAndKnowsLeeches() throws {
    var events: [(body: EventBody, moment: Moment)] = [(.review("a", .easy), .minute(0))]
    for day in 1...8 {
      events.append((.review("a", .again, at: .day(day)), .day(day)))
      events.append((.review("a", .good, at: .day(day)), .day(day)))
      let record = try #require(progress(["mac-1a2b": events])[RecordKey(item: "a")])
      #expect(record.schedule.lapses == day)
      #expect(record.isLeech == (day == 8))
    }
  }

  @Test func ignoresWhatWasAskedAheadUnlessItWasForgotten() throws {
    let start: [(body: EventBody, moment: Moment)] = [
      (.review("a", .easy, dueIn: 9), .minute(0)), (.review("b", .easy, dueIn: 9), .minute(0)),
    ]
    let before = try progress(["mac-1a2b": start])
    let after = try progress([
      "mac-1a2b": start + [
        (.review("a", .good, dueIn: 30, at: .day(1), ahead: true), .day(1)),
        (.review("b", .again, dueIn: 0, at: .day(1), ahead: true), .day(1)),
        (.review("c", .good, at: .day(1), ahead: true), .day(1)),
      ]
    ])
    #expect(after[RecordKey(item: "a")] == before[RecordKey(item: "a")])
    #expect(after[RecordKey(item: "b")]?.schedule.lapses == 1)
    #expect(after[RecordKey(item: "b")]?.schedule.due == Moment.day(1).utcMilliseconds)
    #expect(after[RecordKey(item: "c")] == nil)
  }

  /// An undo may arrive before what it takes back, and from another device.
  @Test func undoesWhateverTheOrder() throws {
    let own: [(body: EventBody, moment: Moment)] = [
      (.review("a", .good), .minute(0)), (.review("b", .good), .minute(1)),
      (.review("a", .again), .minute(2)), (.undo(EventReference("mac-1a2b", 5)), .minute(3)),
      (.review("b", .easy), .minute(4)), (.rest(item: "b"), .minute(5)),
    ]
    let other: [(body: EventBody, moment: Moment)] = [
      (.undo(EventReference("mac-1a2b", 3)), .minute(-9)),
      (.undo(EventReference("mac-1a2b", 6)), .minute(9)),
      // An undo is not undone.
      (.undo(EventReference("mac-1a2b", 4)), .minute(10)),
    ]
    let progress = try progress(["mac-1a2b": own, "phone": other])
    #expect(progress[RecordKey(item: "a")]?.schedule.reps == 1)
    #expect(progress[RecordKey(item: "b")]?.schedule.reps == 1)
    #expect(!progress.isResting("b"))
  }

  @Test func forgetsWhatWasWhollyUndone() throws {
    let progress = try progress(
      (.review("a"), .minute(0)), (.undo(EventReference("mac-1a2b", 1)), .minute(1)))
    #expect(progress[RecordKey(item: "a")] == nil)
    #expect(progress.count == 0)
  }

  @Test("a chosen model holds for all history, with the parameters that were set for it")
  func choosesAModel() throws {
    let parameters = try FSRSParameters(FSRSParameters.standard7.weights.map { $0 * 1.01 })
    let progress = try progress(
      (.review("a", .good), .minute(0)), (.set(.parameters(parameters)), .minute(1)),
      (.set(.scheduler(.seven)), .minute(2)), (.set(.parameters(.standard)), .minute(3)),
      (.review("a", .good), .minute(30)))
    let held = progress.settings.scheduling.parameters
    #expect(held.version == .seven)
    #expect(abs(held.weights[0] - parameters.weights[0]) < 1e-7)
    let model = FSRSModel(held)
    let memory = try #require(progress[RecordKey(item: "a")]?.schedule.memory)
    let first = model.first(.good).roundedToNineDigits
    let recall = model.retrievability(first, elapsedDays: 30.0 / 1440)
    #expect(recall < 0.9999)
    let fast = try #require(memory.fastStability)
    #expect(fast > 1.01 * (first.fastStability ?? 0))
  }

  @Test("a due date under an old name that was never reviewed itself counts for the new one")
  func movesDueByOldName() throws {
    let moved = Moment.day(9).utcMilliseconds
    let progress = try progress(
      (.review("new", part: "part"), .minute(0)),
      (.same(old: RecordKey(item: "old"), new: RecordKey(item: "new")), .minute(1)),
      (.due(RecordKey(item: "old", part: "part"), moved), .minute(2)))
    #expect(progress[RecordKey(item: "new", part: "part")]?.schedule.due == moved)
  }

  @Test("an undo of the choice of a model brings the other one back, and its parameters")
  func undoesAModel() throws {
    let parameters = try FSRSParameters(FSRSParameters.standard.weights.map { $0 * 1.1 })
    let progress = try progress(
      (.set(.parameters(parameters)), .minute(0)), (.review("a", .good), .minute(1)),
      (.set(.scheduler(.seven)), .minute(2)), (.undo(EventReference("mac-1a2b", 3)), .minute(3)))
    #expect(progress.settings.scheduling.parameters.version == .six)
    #expect(abs(progress.settings.scheduling.parameters.weights[2] - 2.3065 * 1.1) < 1e-7)
    #expect(progress[RecordKey(item: "a")]?.schedule.memory.fastStability == nil)
  }

  /// Steps and the start of the day hold from their place on, parameters for all history.
  @Test func appliesSettingsWhereTheyHold() throws {
    let parameters = try FSRSParameters(FSRSParameters.standard.weights.map { $0 * 1.1 })
    let progress = try progress(
      (.review("a", .good), .minute(0)), (.set(.learningSteps([])), .minute(1)),
      (.review("b", .good), .minute(2)), (.set(.parameters(.standard)), .minute(3)),
      (.set(.parameters(parameters)), .minute(4)), (.set(.newPerDay(3)), .minute(5)),
      (.set(.newPerDay(4)), .minute(6)), (.set(.desiredRetention(0.5)), .minute(7)),
      (.set(.interviewDate(StudyDay(number: 20_800))), .minute(8)),
      (.undo(EventReference("mac-1a2b", 7)), .minute(9)))
    #expect(progress[RecordKey(item: "a")]?.schedule.phase == .learning(step: 1))
    #expect(progress[RecordKey(item: "b")]?.schedule.phase == .review)
    let model = Scheduler(SchedulerSettings(parameters: progress.settings.scheduling.parameters))
    let first = model.memory(after: .good, on: nil, elapsedDays: 0)
    #expect(progress[RecordKey(item: "a")]?.schedule.memory == first)
    #expect(progress[RecordKey(item: "b")]?.schedule.memory == first)
    for (weight, wanted) in zip(progress.settings.scheduling.parameters.weights, parameters.weights)
    {
      #expect(abs(weight - wanted) < 1e-7)
    }
    #expect(progress.settings.newPerDay == 3)
    #expect(progress.settings.scheduling.desiredRetention == 0.7)
    #expect(progress.settings.interviewDate?.iso == "2026-12-13")
    #expect(progress.scheduler.settings == progress.settings.scheduling)
  }

  @Test func countsDaysByTheStartThatHolds() throws {
    // 03:30 and 04:30 of one night: one study day until days start at 04:00.
    let (early, late) = (Moment.minute(-270), Moment.minute(-210))
    let first: (EventBody, Moment) = (.review("a", .easy), early)
    let second: (EventBody, Moment) = (.review("a", .good, at: late), late)
    let byFour = try progress(first, second)
    let byFive = try progress((.set(.dayStart(300)), early), first, second)
    #expect(byFour[RecordKey(item: "a")]?.schedule.memory == memory((.easy, 0), (.good, 1)))
    #expect(byFive[RecordKey(item: "a")]?.schedule.memory == memory((.easy, 0), (.good, 0)))
    #expect(byFour[RecordKey(item: "a")]?.firstSeen.iso == "2026-12-03")
  }

  @Test func letsTimeStandStillWhereTheClockWasSetBack() throws {
    let progress = try progress(
      (.review("a", .easy), .day(10)), (.review("a", .good, at: .day(2)), .day(2)))
    let record = try #require(progress[RecordKey(item: "a")])
    #expect(record.schedule.memory == memory((.easy, 0), (.good, 0)))
    #expect(record.schedule.lastReview == .day(2))
  }

  @Test func movesDueDatesOfWhatWasReviewed() throws {
    let progress = try progress(
      (.due(RecordKey(item: "a"), 5), .minute(0)), (.review("a"), .minute(1)),
      (.due(RecordKey(item: "a"), 7), .minute(2)), (.due(RecordKey(item: "b"), 7), .minute(3)))
    #expect(progress[RecordKey(item: "a")]?.schedule.due == 7)
    #expect(progress.count == 1)
  }

  @Test func keepsFlagsOfItems() throws {
    let text = ItemText(item: "page", kind: "note", text: "t", file: "f")
    let progress = try progress(
      (.rest(item: "a"), .minute(0)), (.rest(item: "b"), .minute(1)),
      (.wake(item: "b"), .minute(2)),
      (.done(item: "page"), .minute(3)), (.item(text), .minute(4)))
    #expect(progress.isResting("a") && !progress.isResting("b") && !progress.isResting("c"))
    #expect(progress.done("page") == .minute(3))
    #expect(progress.done("a") == nil)
    #expect(progress.isKnown(text))
    var moved = text
    moved.after = "other"
    #expect(!progress.isKnown(moved))
  }

  /// `same` moves a record, and merges two as if they had always been one.
  @Test func mergesHistories() throws {
    let apart = try progress(
      (.review("new", .good), .minute(0)), (.review("old", .again, part: "p"), .minute(1)),
      (.review("old", .hard, at: .day(1)), .day(1)), (.rest(item: "old"), .day(1)),
      (.same(old: RecordKey(item: "old"), new: RecordKey(item: "new")), .day(2)),
      (.review("new", .good, at: .day(3)), .day(3)), (.review("old", .easy, at: .day(4)), .day(4)))
    let together = try progress(
      (.review("new", .good), .minute(0)), (.review("new", .again, part: "p"), .minute(1)),
      (.review("new", .hard, at: .day(1)), .day(1)), (.rest(item: "new"), .day(1)),
      (.review("new", .good, at: .day(3)), .day(3)), (.review("new", .easy, at: .day(4)), .day(4)))
    for key in [RecordKey(item: "new"), RecordKey(item: "new", part: "p")] {
      #expect(together[key] != nil)
      #expect(apart[key] == together[key])
      #expect(apart[RecordKey(item: "old", part: key.part)] == together[key])
    }
    #expect(apart.count == 2)
    #expect(apart.isResting("new") && apart.isResting("old"))
    #expect(apart.currentName(of: RecordKey(item: "old", part: "x")) == RecordKey("new/x"))
  }

  @Test func givesAHistoryBackWhereTheRenamingIsUndone() throws {
    let progress = try progress(
      (.review("old"), .minute(0)),
      (.same(old: RecordKey(item: "old"), new: RecordKey(item: "new")), .minute(1)),
      (.review("new", at: .day(1)), .day(1)), (.undo(EventReference("mac-1a2b", 2)), .day(2)))
    #expect(progress[RecordKey(item: "old")]?.schedule.reps == 1)
    #expect(progress[RecordKey(item: "new")]?.schedule.reps == 1)
  }

  @Test func ordersDevicesByTimeThenName() throws {
    // The phone's clock stands back for its second event: it still comes after its first.
    let progress = try progress([
      "mac-1a2b": [(.set(.newPerDay(1)), .minute(10)), (.set(.newPerDay(2)), .minute(30))],
      "phone": [(.set(.newPerDay(3)), .minute(20)), (.set(.newPerDay(4)), .minute(-99))],
      "zoo": [(.set(.maximumInterval(7)), .minute(30)), (.set(.newPerDay(5)), .minute(20))],
    ])
    #expect(progress.settings.newPerDay == 5)
    let tie = try self.progress([
      "mac-1a2b": [(.set(.newPerDay(1)), .minute(50))],
      "phone": [(.set(.newPerDay(2)), .minute(50))],
      "zoo": [(.set(.newPerDay(3)), .minute(49))],
    ])
    #expect(tie.settings.newPerDay == 2)
  }
}
