import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite("Verdicts on ideas in histories")
struct VerdictHistoryTests {
  private let state: TestState

  init() throws { state = try TestState() }

  private func review(_ item: String, _ ideas: [(String, String)]) -> EventBody {
    .review(
      ReviewFacts(
        key: RecordKey(item), rating: .good, due: 0, milliseconds: 1,
        ideas: ideas.map { IdeaVerdict(idea: $0.0, verdict: $0.1) }))
  }

  @Test func areToldWithTheirReview() throws {
    try state.home.write(
      logLines([
        (review("a", [("why", "covered"), ("how \"é\"", "missing")]), .minute(0)),
        (review("b", []), .minute(1)),
        (review("a", [("why", "contradicted"), ("when", "of a later version")]), .minute(2)),
      ]), to: state.ownLog)
    let history = try state.folder.history()
    #expect(
      history.indices.map { history.verdicts(at: $0).map { "\($0.idea) \($0.verdict)" } } == [
        ["why covered", "how \"é\" missing"], [], ["why contradicted"],
      ])
  }

  @Test func areCountedByPresentNamesWithoutWhatWasUndone() throws {
    try state.home.write(
      logLines([
        (review("old", [("why", "covered")]), .minute(0)),
        (review("old", [("why", "missing")]), .minute(1)),
        (review("old", [("why", "missing")]), .minute(3)),
        (.undo(EventReference("mac-1a2b", 2)), .minute(4)),
        (.same(old: RecordKey("old"), new: RecordKey("new")), .minute(5)),
      ]), to: state.ownLog)
    let other = logLines(
      [
        (review("new", [("how", "covered"), ("why", "contradicted")]), .minute(2))
      ], device: "phone")
    try state.home.write(other, to: "reviews/phone.jsonl")
    // A copy counts once.
    try state.home.write(other, to: "reviews/phone (copy).jsonl")
    let tallies = try state.folder.history().ideaTallies()
    #expect(tallies.map(\.idea) == ["how", "why"])
    #expect(tallies.allSatisfy { $0.item == "new" })
    #expect(tallies.map(\.covered) == [1, 1])
    #expect(tallies.map(\.missing) == [0, 1])
    #expect(tallies.map(\.contradicted) == [0, 1])
    #expect(tallies.map(\.missed) == [0, 2])
    let late = try state.folder.history().ideaTallies {
      $0.utcMilliseconds >= Moment.minute(3).utcMilliseconds
    }
    #expect(late.map(\.total) == [1])
  }

  @Test func areReadAlikeInStretches() throws {
    let lines = (0..<50).map { number in
      (
        review("i\(number % 7)", [("a\(number % 3)", "covered"), ("b", "missing")]),
        Moment.minute(number)
      )
    }
    let text = logLines(lines)
    let size = text.utf8.count
    try state.home.write(text, to: state.ownLog)
    let file = try Disk.live.open(state.folder.ownLog, for: .reading)
    func stretch(_ range: Range<Int>) throws -> LogStretch {
      try LogStretch(
        reading: range, of: Disk.live.open(state.folder.ownLog, for: .reading),
        device: state.device, reader: LineReader(keepsAnswers: true))
    }
    let cuts = try LogStretch.cuts(file, size: size, stretches: 3)
    var parts = try stretch(cuts[0]..<cuts[1])
    for part in 1..<cuts.count - 1 { parts.append(try stretch(cuts[part]..<cuts[part + 1])) }
    let whole = try stretch(0..<size)
    func told(_ stretch: LogStretch) -> [String] {
      stretch.log.verdicts.rows.map {
        "\($0.review) \(stretch.names.ideaName($0.idea)) \($0.code)"
      }
    }
    #expect(cuts.count == 4)
    #expect(told(parts) == told(whole))
  }
}
