import Testing
import TrainerScoring
import TrainerTestKit

/// Floors under the figures on the labelled answers; `trainer score --batch` prints what they are counted from.
@Suite(.enabled(if: LabelledSet.isThere, "the labelled answers are not beside the package"))
struct LabelledAnswersTests {
  @Test func holdsTheFirstHand() throws {
    let figures = LabelledFigures(try LabelledSet.read(shared: "dev.jsonl"))
    #expect(figures.credit.precision >= 0.96)
    #expect(figures.credit.f1 >= 0.91)
    #expect(figures.credit.notCredited >= 0.96)
    #expect(figures.worthlessMean <= 0.5)
  }

  @Test func holdsTheSecondHand() throws {
    let figures = LabelledFigures(try LabelledSet.read(shared: "dev2.jsonl"))
    #expect(figures.credit.precision >= 0.92)
    #expect(figures.credit.f1 >= 0.75)
    #expect(figures.credit.notCredited >= 0.86)
    #expect(figures.worthlessMean <= 0.5)
  }

  @Test func holdsThePolarityProbes() throws {
    let answers = try LabelledSet.read(shared: "dev.jsonl")
    let scorers = Dictionary(answers.map { ($0.question, $0.scorer) }) { first, _ in first }
    let probes = try LabelledSet.probes()
    let right = probes.count { probe in
      let verdicts = scorers[probe.question]?.score(probe.text).verdicts ?? []
      return verdicts.first { $0.idea == probe.idea }?.verdict.rawValue == probe.expected
    }
    #expect(right >= 60)
  }
}
