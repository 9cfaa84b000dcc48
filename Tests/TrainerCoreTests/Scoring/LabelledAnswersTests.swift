import Testing
import TrainerCore
import TrainerScoring

/// Floors under the figures on the labelled answers; `trainer score --batch` prints what they are counted from.
@Suite(.enabled(if: LabelledSet.isThere, "the labelled answers are not beside the package"))
struct LabelledAnswersTests {
  @Test func holdsTheFirstHand() throws {
    let figures = LabelledFigures(try LabelledSet.read("dev.jsonl"))
    #expect(figures.precision >= 0.96)
    #expect(figures.f1 >= 0.91)
    #expect(figures.notCredited >= 0.96)
    #expect(figures.worthlessMean <= 0.5)
  }

  @Test func holdsTheSecondHand() throws {
    let figures = LabelledFigures(try LabelledSet.read("dev2.jsonl"))
    #expect(figures.precision >= 0.92)
    #expect(figures.f1 >= 0.75)
    #expect(figures.notCredited >= 0.86)
    #expect(figures.worthlessMean <= 0.5)
  }

  @Test func holdsThePolarityProbes() throws {
    let questions = try LabelledSet.read("dev.jsonl")
    let scorers = Dictionary(
      uniqueKeysWithValues: questions.map { ($0.question.id, $0.question.scorer) })
    let probes = try LabelledSet.probes()
    let right = probes.count { probe in
      let verdicts = scorers[probe.question]?.score(probe.text).verdicts ?? []
      return verdicts.first { $0.idea == probe.idea }?.verdict.rawValue == probe.expected
    }
    #expect(right >= 60)
  }
}
