import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite struct HistoryTests {
  private let state: TestState

  init() throws { state = try TestState() }

  @Test func tellsAllReviewsInOrder() throws {
    let facts = EventLineTests.full
    try state.home.write(
      logLines([
        (.review("a"), .minute(0)), (.review("b"), .minute(2)), (.review(facts), .minute(4)),
        (.undo(EventReference("mac-1a2b", 2)), .minute(5)),
        (.same(old: RecordKey("a"), new: RecordKey("z")), .minute(6)),
      ]), to: state.ownLog)
    try state.home.write(
      logLines([(.review("c", part: "x"), .minute(1))], device: "phone"), to: "reviews/phone.jsonl")
    let history = try state.folder.history()
    #expect(history.map(\.key.description) == ["z", "c/x", "stale-binding"])
    #expect(history.map(\.reference.description) == ["mac-1a2b/1", "phone/1", "mac-1a2b/3"])
    let last = try #require(history.last)
    #expect(last.moment == .minute(4))
    #expect(last.rating == facts.rating && last.suggested == facts.suggested)
    #expect(last.due == facts.due && last.milliseconds == facts.milliseconds)
    #expect(last.score == facts.score && last.hints == facts.hints && last.sure == facts.sure)
    #expect(last.ahead && last.mock == facts.mock)
    let first = try #require(history.first)
    #expect(first.suggested == nil && first.score == nil && first.sure == nil && !first.ahead)
  }

  @Test func tellsWhatItemsSaid() throws {
    func text(_ item: String, _ text: String) -> ItemText {
      ItemText(item: item, kind: "card", text: text, file: "f.md", after: "x\u{1F}", before: nil)
    }
    try state.home.write(
      logLines([
        (.item(text("a", "first \"é\"")), .minute(0)), (.item(text("b", "b")), .minute(1)),
        (.item(text("a", "second")), .minute(2)), (.item(text("b", "undone")), .minute(3)),
        (.undo(EventReference("mac-1a2b", 4)), .minute(4)),
        (.same(old: RecordKey("b"), new: RecordKey("c")), .minute(5)),
      ]), to: state.ownLog)
    try state.home.write(
      #" {"v":1,"n":1,"z":0,"t":1796367600000,"e":"item","text":"😀\ud83d\ude00","item":"d","kind":"trick","file":"g.md"}"#
        + "\n", to: "reviews/phone.jsonl")
    let texts = try state.folder.writtenItems().mapValues(\.text)
    #expect(texts.keys.sorted() == ["a", "c", "d"])
    #expect(texts["a"] == text("a", "second"))
    #expect(texts["c"] == text("b", "b"))
    #expect(texts["d"] == ItemText(item: "d", kind: "trick", text: "😀😀", file: "g.md"))
    #expect(try state.folder.writtenItems(of: ["a", "none"]).keys.sorted() == ["a"])
  }

  @Test func tellsWhatLearnersSaid() throws {
    try state.session { store in
      try store.append(.said(item: "a", idea: "why", words: "old note"), at: .minute(0))
      let slip = try store.append(.said(item: "a", idea: "how", words: nil), at: .minute(1))
      try store.undo([slip], at: .minute(2))
      try store.append(.same(old: RecordKey("a"), new: RecordKey("b")), at: .minute(3))
    }
    #expect(
      try state.folder.saidIdeas() == [SaidIdea(item: "b", idea: "why", words: "old note")])
  }
}
