import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// Logs that are gone through block by block come to what they come to as a whole.
@Suite("Logs too large to be kept say the same")
struct StreamedLogsTests {
  private static let devices = ["mac-1a2b", "phone", "tablet"]

  @Test(arguments: 0..<12 as Range<UInt64>, [200, 4000, 1 << 20])
  func alike(_ seed: UInt64, _ blockSize: Int) throws {
    let state = try RandomEvents.state(seed: seed, devices: Self.devices, ofEach: 150)
    if seed % 3 == 0 {
      // A copy that a sync program left beside the log has to be sorted in.
      let text = try #require(state.home.text("reviews/phone.jsonl"))
      try state.home.write(text, to: "reviews/phone (conflict).jsonl")
    }
    try compare(state, blockSize)
  }

  @Test("damage between the blocks of a log is told as it is of the whole")
  func damage() throws {
    let state = try RandomEvents.state(seed: 4, devices: Self.devices, ofEach: 150)
    let text = try #require(state.home.text("reviews/phone.jsonl"))
    let lines = text.split(separator: "\n")
    try state.home.write(
      lines[..<40].joined(separator: "\n") + "\n<<<<<<< ours\n{\"v\":1\n\n"
        + lines[40...].joined(separator: "\n") + "\n{\"v\":1,\"n\":99", to: "reviews/phone.jsonl")
    try compare(state, 300)
  }

  private func compare(_ state: TestState, _ blockSize: Int) throws {
    let whole = try Logs(
      readingFrom: state.folder.reviews, keepingAnswers: true, on: .live)
    let streamed = try StreamedLogs(
      readingFrom: state.folder.reviews, on: .live, blockSize: blockSize)
    #expect(streamed.files == whole.files)
    let expected = Replay.progress(whole)
    for reviewsAtOnce in [1, 7, 1 << 17] {
      let progress = try Replay.progress(streamed, reviewsAtOnce: reviewsAtOnce)
      #expect(progress.dump == expected.dump)
      #expect(progress.undoneAhead == expected.undoneAhead)
      #expect(progress.positions == expected.positions)
    }
    let history = ReviewHistory(whole)
    let stream = ReviewStream(streamed)
    var reviews: [PastReview] = []
    var verdicts: [[IdeaVerdict]] = []
    try stream.forEachJudged {
      reviews.append($0)
      verdicts.append($1)
    }
    #expect(reviews.map(\.reference) == history.map(\.reference))
    #expect(reviews.map(\.key) == history.map(\.key))
    #expect(reviews.map(\.due) == history.map(\.due))
    #expect(reviews.map(\.score) == history.map(\.score))
    #expect(verdicts == history.indices.map { history.verdicts(at: $0) })
    #expect(try stream.ideaTallies() == history.ideaTallies())
  }

  @Test("a log into which somebody writes while it is read ends the reading")
  func changed() throws {
    let state = try TestState()
    let line = logLines([(.review("a"), .minute(0))])
    try state.home.write(line, to: state.ownLog)
    let logs = try StreamedLogs(readingFrom: state.folder.reviews, on: .live)
    let other = logLines([(.review("b"), .minute(0))])
    try Disk.live.open(state.folder.ownLog, for: .updating).write(Array(other.utf8))
    #expect(throws: FileError.changed(state.folder.ownLog)) {
      try logs.forEach { _, _, _ in }
    }
  }

  @Test("state and stream read at once are those read apart, with a snapshot and without")
  func atOnce() throws {
    let state = try RandomEvents.state(seed: 9, devices: Self.devices, ofEach: 150)
    for _ in 0..<2 {
      let (reading, reviews) = try state.folder.readWithStream()
      #expect(reading.progress.dump == (try state.read().progress.dump))
      #expect(reading.notices == (try state.read().notices))
      var references: [EventReference] = []
      try reviews.forEach { references.append($0.reference) }
      #expect(references == (try state.folder.history().map(\.reference)))
      try state.session { _ in }
    }
  }
}
