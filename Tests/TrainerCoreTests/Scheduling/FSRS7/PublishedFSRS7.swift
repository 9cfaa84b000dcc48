import Foundation
import TrainerScheduling

/// The numbers that fsrs-rs and srs-benchmark publish for FSRS-7, in the folder shared between projects.
enum PublishedFSRS7 {
  struct History: Sendable {
    let reviews: [(days: Double, rating: Rating, state: [Double])]
  }

  struct Case: Sendable {
    let input: [Double]
    let days: Double
    let recall: Double
    let next: [(state: [Double], intervals: [(retention: Double, days: Double)])]
  }

  static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  static let histories: [History] =
    kept?.histories.map { history in
      History(
        reviews: zip(history.history, history.states).map {
          (days: $0[0], rating: Rating(rawValue: Int($0[1])) ?? .again, state: $1)
        })
    } ?? []

  static let cases: [Case] =
    kept?.cases.map { example in
      Case(
        input: example.input ?? [], days: example.elapsed_days, recall: example.retrievability,
        next: example.next.map { outcome in
          (
            state: outcome.state,
            intervals: outcome.intervals.map { (retention: $0[0], days: $0[1]) }
          )
        })
    } ?? []

  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../../shared/data/fsrs7-fixtures.json").standardizedFileURL

  private static let kept = (try? Data(contentsOf: file)).flatMap {
    try? JSONDecoder().decode(Kept.self, from: $0)
  }

  private struct Kept: Decodable {
    let histories: [KeptHistory]
    let cases: [KeptCase]
  }

  private struct KeptHistory: Decodable {
    let history: [[Double]]
    let states: [[Double]]
  }

  private struct KeptCase: Decodable {
    let input: [Double]?
    let elapsed_days: Double
    let retrievability: Double
    let next: [KeptOutcome]
  }

  private struct KeptOutcome: Decodable {
    let state: [Double]
    let intervals: [[Double]]
  }
}
