import Testing
import TrainerCore
import TrainerScoring

@Suite("Answers in other words are heard, wrong ones are not")
struct SampleAnswersTests {
  @Test("every scored item has a right and a wrong answer, and no line is lost")
  func complete() throws {
    let lines = try ShippedContent.fixture("Fixtures/answers.jsonl").split(separator: "\n")
    #expect(SampleAnswer.all.count == lines.count)
    for isGood in [true, false] {
      let answered = Set(SampleAnswer.all.filter { $0.isGood == isGood }.map(\.item))
      #expect(ShippedContent.scored.map(\.id).filter { !answered.contains($0) } == [])
    }
    let known = Set(ShippedContent.scored.map(\.id))
    #expect(SampleAnswer.all.map(\.item).filter { !known.contains($0) } == [])
  }

  /// One for both answers of an item: making it ready takes longer than scoring.
  static let scorers = Dictionary(
    ShippedContent.scored.map { ($0.id, AnswerScorer($0)) }, uniquingKeysWith: { first, _ in first }
  )

  @Test("an answer gets the verdicts it deserves", arguments: SampleAnswer.all)
  func heard(_ sample: SampleAnswer) throws {
    let item = try #require(ShippedContent.byID[sample.item])
    let score = try #require(Self.scorers[sample.item]).score(sample.text)
    #expect(!sample.verdicts.isEmpty)
    for (number, wanted) in sample.verdicts.sorted(by: { $0.key < $1.key }) {
      try #require(item.ideas.indices.contains(number - 1))
      let heard = score.verdicts[number - 1]
      #expect(
        wanted.allows(heard.verdict),
        "\(item.ideas[number - 1].label): \(heard.verdict), \(heard.evidence), not \(wanted)")
    }
    if sample.isGood {
      #expect(score.suggestion != .again)
    } else {
      #expect(score.suggestion != .good)
    }
  }

  @Test("an idea told in its own words was taken for its opposite")
  func noIdeaContradictsItself() throws {
    for item in ShippedContent.scored {
      let scorer = try #require(Self.scorers[item.id])
      for (number, idea) in item.ideas.enumerated() {
        let heard = scorer.score(idea.label).verdicts[number]
        #expect(heard.verdict != .contradicted, "\(item.id): \(idea.label), \(heard.evidence)")
      }
    }
  }
}
