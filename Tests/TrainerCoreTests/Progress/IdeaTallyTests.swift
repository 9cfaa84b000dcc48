import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite("Tallies of key ideas")
struct IdeaTallyTests {
  @Test(
    "an item of any number of ideas has each counted by itself", arguments: [1, 31, 32, 33, 400])
  func counts(_ ideas: Int) throws {
    let state = try TestState()
    let names = (0..<ideas).map { "idea-\(1000 + $0)" }
    let lines = (0..<3).map { day in
      let facts = ReviewFacts(
        key: RecordKey("one"), rating: .good, due: 0, milliseconds: 1,
        ideas: names.map {
          IdeaVerdict(idea: $0, verdict: ["covered", "missing", "contradicted"][day])
        })
      return (body: EventBody.review(facts), moment: Moment.day(day))
    }
    try state.home.write(logLines(lines), to: state.ownLog)
    let tallies = try state.folder.history().ideaTallies()
    #expect(tallies.map(\.idea) == names)
    #expect(tallies.allSatisfy { $0.covered == 1 && $0.missing == 1 && $0.contradicted == 1 })
  }
}
