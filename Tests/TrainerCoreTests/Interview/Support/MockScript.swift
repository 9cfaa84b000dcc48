import Foundation
import Synchronization
import Testing
import TrainerScheduling
import TrainerText

@testable import TrainerCore

/// Mock interviews with a fixed clock, held with scripted candidates.
struct MockScript {
  static let start = Moment(utcMilliseconds: 1_796_284_800_000, offsetMinutes: 60)

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  static let library: Library = {
    let text = (try? String(contentsOf: folder.appending(path: "mocks.md"), encoding: .utf8)) ?? ""
    let (deck, problems) = DeckParser.parse(SourceText(name: "mocks.md", text))
    for problem in problems { Issue.record("\(problem.message)") }
    return Library([deck], Progress())
  }()

  static func plan(_ form: MockForm) throws -> MockPlan {
    switch form {
    case .design: try #require(library["feed-cache"].flatMap { MockPlan($0) })
    case .coding: try #require(library["debouncer"].flatMap { MockPlan($0) })
    case .rapid: try #require(MockPlan(rapidFrom: library, at: start, seed: 1))
    }
  }

  /// The plan of the first item of a deck.
  static func plan(of deck: String, minutes: Int? = nil) throws -> MockPlan {
    let deck = DeckParser.parse(SourceText(name: "deck.md", deck)).deck
    return try #require(deck.items.first.flatMap { MockPlan($0, minutes: minutes) })
  }

  /// What came of an interview.
  struct Outcome: Sendable {
    var record: MockRecord
    var session: MockSession

    var report: MockReport { session.report }

    var transcript: String { MockPage(record: record, session: session).transcript }
  }

  private static let outcomes = Mutex<[String: Outcome]>([:])

  /// Holds an interview with a candidate; the same again gives what it gave before.
  static func hold(_ form: MockForm, with candidate: String) throws -> Outcome {
    let name = "\(form)-\(candidate)"
    if let outcome = outcomes.withLock({ $0[name] }) { return outcome }
    let outcome = try held(form, with: candidate)
    outcomes.withLock { $0[name] = outcome }
    return outcome
  }

  private static func held(_ form: MockForm, with candidate: String) throws -> Outcome {
    let script = try String(
      contentsOf: folder.appending(path: "Candidates/\(form.rawValue)-\(candidate).txt"),
      encoding: .utf8)
    var candidate = Candidate(script)
    var stage = MockStage(try plan(form))
    stage.type("")
    while !stage.session.isFinished, stage.lines < 500 {
      stage.pass(seconds: candidate.pace)
      stage.type(candidate.entry(at: stage.session.prompt, after: stage.question))
    }
    #expect(stage.session.isFinished)
    return Outcome(record: stage.record, session: stage.session)
  }
}

/// An interview on its way.
struct MockStage {
  private(set) var session: MockSession
  private(set) var record: MockRecord
  private(set) var lines = 0

  /// The time of the interview, in milliseconds.
  private(set) var now = 0

  /// What the interviewer said last.
  private(set) var question = ""

  /// Everything that was shown.
  private(set) var screens: [MockScreen] = []

  init(_ plan: MockPlan) {
    session = MockSession(plan)
    record = MockRecord(name: "mock", started: MockScript.start, plan: plan)
  }

  mutating func pass(seconds: Int) { now += seconds * 1000 }

  /// Types a line at the prompt that is shown; returns what is shown then.
  @discardableResult
  mutating func type(_ line: String) -> [MockScreen] {
    lines += 1
    guard case .action(let action) = MockLine(line, at: session.prompt) else { return [] }
    return apply(action)
  }

  @discardableResult
  mutating func apply(_ action: MockAction) -> [MockScreen] {
    record.events.append(MockEvent(at: now, action))
    record.savedAt = now
    var shown: [MockScreen] = []
    for effect in session.apply(action, at: now) {
      guard case .show(let screen) = effect else { continue }
      shown.append(screen)
      if case .interviewer(let text) = screen { question = text }
    }
    screens += shown
    return shown
  }
}
