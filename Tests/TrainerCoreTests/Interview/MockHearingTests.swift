import Testing
import TrainerScoring

@testable import TrainerCore

@Suite struct MockHearingTests {
  private static let idea = KeyIdea(
    id: "bridge", label: "the bridge opens for tall ships in the morning",
    forms: ["the bridge is raised for ships", "tall masts pass below", "cars wait in the morning"]
      .map { IdeaForm($0) })
  private static let question = MockQuestion(
    id: "traffic", text: "What holds up the traffic?", ideas: [idea])

  private func standing(of text: String, asked: Bool) -> HeardIdea.Standing? {
    var hearing = MockHearing()
    hearing.hear(
      Utterance(
        turn: 0, question: asked ? "traffic" : "weather", ideas: asked ? ["bridge"] : [],
        text: text))
    return hearing.ideas(of: Self.question).first?.standing
  }

  @Test("questions that nobody answered were credited for words said in passing")
  func inPassingOnlyAFormCounts() throws {
    let words =
      "Masts that are tall need the bridge out of the way, and the cars know it in the morning."
    let scorer = AnswerScorer(question: Self.question.text, ideas: [Self.idea])
    let verdict = try #require(scorer.score(words).verdicts.first)
    #expect(verdict.verdict == .covered && !verdict.isSaidByForm)
    #expect(standing(of: words, asked: true) == .unasked)
    #expect(standing(of: words, asked: false) == .missing)
    #expect(standing(of: "The bridge is raised for ships.", asked: false) == .unasked)
  }
}
