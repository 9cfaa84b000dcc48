import Foundation
import TrainerScheduling

/// One card's reviews, and what a float64 reference of FSRS-7 makes of them.
struct FSRS7Sequence: Sendable {
  struct Review: Sendable {
    /// Since the review before.
    let seconds: Int
    let rating: Rating
    /// Before the review; -1 at the first.
    let recall: Double
    let slow: Double
    let fast: Double
    let difficulty: Double
    /// Days until recall has sunk to 0.9, 0.8 and 0.97.
    let intervals: [Double]
  }

  let parameters: [Double]
  let reviews: [Review]

  /// The sequences beside the tests: of the standard parameters, and of others.
  static let own: [FSRS7Sequence] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/fsrs7-vectors.json")
    guard let data = try? Data(contentsOf: file),
      let kept = try? JSONDecoder().decode(Kept.self, from: data)
    else { return [] }
    return kept.sequences.map { sequence in
      FSRS7Sequence(
        parameters: kept.parameters[sequence.parameters],
        reviews: sequence.reviews.map { row in
          Review(
            seconds: Int(row[0]), rating: Rating(rawValue: Int(row[1])) ?? .again, recall: row[2],
            slow: row[3], fast: row[4], difficulty: row[5], intervals: Array(row[6...]))
        })
    }
  }()

  private struct Kept: Decodable {
    let parameters: [[Double]]
    let sequences: [Sequence]

    struct Sequence: Decodable {
      let parameters: Int
      let reviews: [[Double]]
    }
  }
}
