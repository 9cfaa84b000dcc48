import Testing
import TrainerCore
import TrainerScoring

@Suite("A right answer to another question is seldom taken for one")
struct StrayAnswersTests {
  /// Ceilings for the shares of answers that belong elsewhere: heard at all, and taken as good.
  ///
  /// Forms that come down to one common word drive these figures up; look at what is printed.
  @Test(
    .enabled(
      if: Compiler.takesTime, "it scores every answer by every item; TRAINER_SLOW_TESTS=1"))
  func few() throws {
    var all = 0
    var heard = 0
    var taken: [String] = []
    for item in ShippedContent.scored {
      let scorer = try #require(SampleAnswersTests.scorers[item.id])
      let related = Set(item.labels.see + [item.id])
      for sample in SampleAnswer.all where sample.isGood && !related.contains(sample.item) {
        let score = scorer.score(sample.text)
        all += 1
        if score.suggestion != .again { heard += 1 }
        if score.suggestion == .good { taken.append("\(item.id) takes what \(sample.item) wants") }
      }
    }
    #expect(heard * 1000 <= all * 110, "\(heard) of \(all)")
    #expect(taken.count * 1000 <= all * 12, "\(taken.joined(separator: "\n"))")
  }
}
