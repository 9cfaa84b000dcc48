import Foundation
import Testing

@testable import TrainerScheduling

/// The formulae of FSRS-7 against a reference in float64, the vectors beside the tests, and against the
/// numbers that fsrs-rs and srs-benchmark publish, in float32, where the shared folder is there.
@Suite struct FSRS7VectorTests {
  @Test("states, recall and intervals are those of the reference", arguments: FSRS7Sequence.own)
  func reference(sequence: FSRS7Sequence) throws {
    let formulae = FSRS7Formulae(try FSRSParameters(sequence.parameters).weights)
    var traces: TwoTraces<Double>?
    for review in sequence.reviews {
      let days = Double(review.seconds) / 86_400
      let recall = traces.map { formulae.curve($0).recall(after: days) }
      #expect(isNear(recall?.whole ?? -1, review.recall, 1e-11))
      let next =
        traces.map { formulae.next($0, review.rating, recall: recall ?? (0, 0)) }
        ?? formulae.first(review.rating)
      #expect(isNear(next.slow, review.slow, 1e-11))
      #expect(isNear(next.fast, review.fast, 1e-11))
      #expect(isNear(next.difficulty, review.difficulty, 1e-11))
      for (retention, days) in zip([0.9, 0.8, 0.97], review.intervals) {
        #expect(isNear(formulae.curve(next).days(until: retention), days, 1e-9))
      }
      traces = next
    }
  }

  @Test("there are vectors") func areThere() { #expect(FSRS7Sequence.own.count == 12) }

  @Test(
    "states are those that the peers publish",
    .enabled(if: PublishedFSRS7.isThere, "the published numbers are not beside the package"),
    arguments: PublishedFSRS7.histories)
  func published(history: PublishedFSRS7.History) {
    let formulae = FSRS7Formulae(FSRSParameters.standard7.weights)
    var traces: TwoTraces<Double>?
    for review in history.reviews {
      let next =
        traces.map {
          let recall = formulae.curve($0).recall(after: review.days)
          return formulae.next($0, review.rating, recall: recall)
        } ?? formulae.first(review.rating)
      expect(next, review.state)
      traces = next
    }
  }

  @Test(
    "what four answers lead to is what the peers publish",
    .enabled(if: PublishedFSRS7.isThere, "the published numbers are not beside the package"),
    arguments: PublishedFSRS7.cases)
  func publishedCases(example: PublishedFSRS7.Case) {
    let formulae = FSRS7Formulae(FSRSParameters.standard7.weights)
    for (rating, outcome) in zip(Rating.allCases, example.next) {
      var traces = formulae.first(rating)
      if example.input.count == 3 {
        let before = TwoTraces(
          slow: example.input[0], fast: example.input[1], difficulty: example.input[2])
        let recall = formulae.curve(before).recall(after: example.days)
        #expect(isNear(recall.whole, example.recall, 1e-4))
        traces = formulae.next(before, rating, recall: recall)
      }
      expect(traces, outcome.state)
      for (retention, days) in outcome.intervals {
        let actual = formulae.curve(traces).days(until: retention)
        // The published search ends after seven steps, which shows where an interval is seconds.
        #expect(abs(actual - days) <= max(1e-9, days * 4e-3), "\(retention)")
      }
    }
  }

  private func expect(_ traces: TwoTraces<Double>, _ state: [Double]) {
    for (actual, expected) in zip([traces.slow, traces.fast, traces.difficulty], state) {
      #expect(abs(actual - expected) <= max(1e-7, expected * 1e-4))
    }
  }
}
