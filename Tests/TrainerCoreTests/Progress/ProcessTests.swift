import Foundation
import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// What holds between processes: one writes at a time, and a kill at any moment loses nothing.
@Suite struct ProcessTests {
  private let state: TestState

  init() throws { state = try TestState() }

  private func probe(_ command: String, _ more: String..., device: String = "mac-1a2b") throws
    -> Probe
  {
    try Probe([command, state.home.path, device] + more)
  }

  @Test func oneProcessWritesAtATime() throws {
    let other = try probe("hold", device: "phone")
    #expect(other.line() == "holding")
    let before = state.home.everything
    #expect(throws: StateError.busy(processID: other.processID, command: "probe")) {
      try state.store()
    }
    #expect(state.home.everything == before)
    #expect(try state.read().progress.count == 0)
    #expect(try state.folder.report().writer?.processID == other.processID)
    let third = try probe("write", "1")
    #expect(
      third.rest() == [
        "another process is writing: probe (process \(other.processID)); end it, or try again later"
      ])
    #expect(third.finish() == 75)
    #expect(other.finish() == 0)
    try state.session { try $0.append(.review("a"), at: .minute(0)) }
  }

  @Test func aKilledProcessGivesTheLockBack() throws {
    let other = try probe("hold")
    #expect(other.line() == "holding")
    other.kill()
    _ = other.finish()
    try state.session { try $0.append(.review("a"), at: .minute(0)) }
  }

  @Test func readsWhileAnotherWrites() throws {
    let writer = try probe("write", "200")
    var known = 0
    while let line = writer.line() {
      guard line.hasPrefix("saved"), known % 20 == 0 else {
        known += 1
        continue
      }
      known += 1
      let reviews = try state.read().progress.all.reduce(0) { $0 + $1.record.schedule.reps }
      #expect(reviews >= known)
      #expect(try state.read().notices.isEmpty)
    }
    #expect(writer.finish() == 0)
    #expect(known == 200)
  }

  @Test func aKillAtAnyMomentLosesNothing() throws {
    try kill(times: 15, seed: 1)
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["TRAINER_SLOW_TESTS"] == "1"),
    arguments: [2, 3, 4] as [UInt64])
  func hundredsOfKillsLoseNothing(_ seed: UInt64) throws {
    try kill(times: 150, seed: seed)
  }

  private func kill(times: Int, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var saved: [Int64: Int64] = [:]
    for _ in 0..<times {
      let writer = try probe("write", "1000000")
      // Most kills strike between two answers somewhere, some before the first.
      let answers = Int.random(in: 0...12, using: &random)
      let pause = UInt32.random(in: 0...3000, using: &random)
      var lines: [String] = []
      while lines.count < answers, let line = writer.line() { lines.append(line) }
      usleep(pause)
      writer.kill()
      lines += writer.rest()
      _ = writer.finish()
      for line in lines {
        let words = line.split(separator: " ")
        try #require(words.count == 3 && words[0] == "saved", "\(line)")
        let reference = try #require(Int64(words[1]))
        saved[reference] = Int64(words[2])
      }
      try check(saved)
    }
    #expect(saved.count > times)
    let store = try state.store()
    store.close()
    #expect(try state.read().progress.dump == state.replayed().dump)
  }

  /// Everything that was called saved is there, as it was said.
  private func check(_ saved: [Int64: Int64]) throws {
    let reviews = try state.folder.history()
    let milliseconds = Dictionary(
      reviews.map { ($0.reference.number, Int64($0.milliseconds)) }, uniquingKeysWith: { $1 })
    #expect(milliseconds.count == reviews.count)
    for (number, review) in saved { try #require(milliseconds[number] == review) }
    let progress = try state.read().progress
    #expect(progress.all.reduce(0) { $0 + $1.record.schedule.reps } == reviews.count)
  }
}
