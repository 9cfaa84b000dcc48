import Testing
import TrainerCore
import TrainerScoring

@Suite("A design mock hears what was said of its ideas, and nothing of what was said of others")
struct MockDesignTests {
  /// The ideas of the design mock, the rubric's among them, by their ids.
  static let ideas: [String: KeyIdea] = {
    guard let plan = ShippedContent.byID["mock-design"].flatMap({ MockPlan($0) }) else {
      return [:]
    }
    return Dictionary((plan.questions.flatMap(\.ideas) + plan.ideas).map { ($0.id, $0) }) {
      one, _ in
      one
    }
  }()

  private static let scorer = AnswerScorer(
    question: "", ideas: ideas.values.sorted { $0.id < $1.id })

  private func verdict(_ idea: String, on words: String) throws -> Verdict? {
    try #require(Self.ideas[idea] != nil)
    return Self.scorer.score(words).verdicts.first { $0.idea == idea }?.verdict
  }

  @Test("a representable that wraps the scanner was called the opposite of a wrapped scanner")
  func theWrapperMayBeTheSubject() throws {
    let words = "The detail embeds a representable that wraps the scanner's view controller."
    #expect(try verdict("box-scanner", on: words) == .covered)
    #expect(try verdict("box-scanner", on: "I wrap the scanner in a representable.") == .covered)
  }

  @Test(
    "words about something else were credited",
    arguments: [
      ("onchange-once", "A wizard in one hosting controller; pushed, it would show two bars."),
      ("onchange-again", "But the same screens get touched again and again, so it takes longer."),
      ("stack-owner", "The coordinator pushes the list, which stays a UIKit view controller."),
      ("exit-closures", "The coordinator in update, otherwise it keeps its first closure."),
      ("root-wraps-all", "The detail embeds a representable around the scanner."),
    ])
  func nothingOfIt(_ idea: String, _ words: String) throws {
    #expect(try verdict(idea, on: words) == .missing)
  }

  @Test("hitches that are not measured were credited as hitches that are compared")
  func notMeasured() throws {
    let words = "Hitches while scrolling are not measured."
    #expect(try verdict("worse-metrics", on: words) == .contradicted)
  }
}
