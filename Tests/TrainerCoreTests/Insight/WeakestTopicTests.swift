import Testing
import TrainerScheduling
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("The weakest topic")
struct WeakestTopicTests {
  private let state: TestState

  init() throws { state = try TestState() }

  /// Looks on day 20 at topics of so many questions each, all answered on one day.
  private func weakest(_ topics: [(name: String, count: Int, day: Int)]) throws -> WeakestTopic? {
    var decks: [Deck] = []
    var events: [(body: EventBody, moment: Moment)] = []
    for topic in topics {
      let items = (1...topic.count).map { "\(topic.name)-\($0)" }
      let text = items.map { "Q: \($0)? {#\($0) topic=\(topic.name)}\nA: yes\n\n" }.joined()
      decks.append(DeckParser.parse(SourceText(name: "\(topic.name).md", text)).deck)
      let moment = Moment.day(topic.day)
      events += items.map { item in
        let review = ReviewFacts(
          key: RecordKey(item), rating: .good, due: moment.utcMilliseconds + 86_400_000,
          milliseconds: 10_000)
        return (.review(review), moment)
      }
    }
    try state.home.write(logLines(events), to: state.ownLog)
    return WeakestTopic(of: Catalogue(of: Library(decks, try state.replayed())), at: .day(20))
  }

  @Test("it is the one whose questions are the least likely to be recalled")
  func longAgo() throws {
    let weakest = try weakest([("layout", 3, 19), ("cells", 4, 2), ("few", 2, 1)])
    #expect(weakest?.topic == "cells")
    #expect((0.1..<0.9).contains(weakest?.recall ?? 1))
  }

  @Test("one topic alone, or a few answers, tell nothing")
  func tooLittle() throws {
    #expect(try weakest([("layout", 3, 2), ("few", 2, 1)]) == nil)
  }
}
