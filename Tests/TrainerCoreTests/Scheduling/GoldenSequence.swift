import Foundation
import Testing
import TrainerScheduling

/// One card's reviews, and what py-fsrs 6.3.2 and fsrs-rs-python 0.9.3 make of them without fuzz.
struct GoldenSequence: CustomTestStringConvertible {
  struct Review {
    /// Seconds since 2025-01-01T00:00:00Z.
    let second: Int
    let rating: Rating
    let elapsedDays: Int
    /// py-fsrs, no steps.
    let retrievability: Double
    let stability: Double
    let difficulty: Double
    let intervalDays: Int
    /// py-fsrs, steps 1m 10m and 10m; `state` is 1 learning, 2 review, 3 relearning.
    let state: Int
    let step: Int?
    let intervalSeconds: Int
    /// fsrs-rs, in 32 bits.
    let singleStability: Double
    let singleDifficulty: Double
    let singleInterval: Double
  }

  let id: Int
  let kind: String
  let parameters: [Double]
  let retention: Double
  let maximum: Int
  let reviews: [Review]

  var testDescription: String { "\(id) \(kind)" }

  /// The reviews until stability passes 36500 days, where py-fsrs has no bound and we have.
  var boundedReviews: ArraySlice<Review> { reviews.prefix { $0.stability <= 36_500 } }
}

extension GoldenSequence {
  /// The sequences kept beside the tests: three of each kind.
  static let own: [GoldenSequence] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/fsrs6-vectors.json")
    guard let root = object(file) else { return [] }
    let parameters = root["parameters"] as? [[Double]] ?? []
    return objects(root["sequences"]).map { GoldenSequence(compact: $0, parameters: parameters) }
  }()

  /// All sequences, where the folder shared between projects is there.
  static let all: [GoldenSequence] = {
    guard let root = object(sharedFile), let header = root["header"] as? [String: Any] else {
      return []
    }
    let parameters = header["param_sets"] as? [[Double]] ?? []
    return objects(root["sequences"]).map { GoldenSequence(full: $0, parameters: parameters) }
  }()

  static var isSharedFileThere: Bool {
    FileManager.default.fileExists(atPath: sharedFile.path)
  }

  private static let sharedFile = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../../shared/data/fsrs-vectors.json")
    .standardizedFileURL

  private static func object(_ file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }
}

extension GoldenSequence {
  /// A review is a row of 13 numbers, in the order of the fields of `Review`; step -1 is none.
  private init(compact: [String: Any], parameters: [[Double]]) {
    id = integer(compact["id"])
    kind = compact["kind"] as? String ?? ""
    self.parameters = parameters[integer(compact["parameters"])]
    retention = real(compact["retention"])
    maximum = integer(compact["maximum"])
    reviews = (compact["reviews"] as? [[Double]] ?? []).map { row in
      Review(
        second: Int(row[0]), rating: rating(Int(row[1])), elapsedDays: Int(row[2]),
        retrievability: row[3], stability: row[4], difficulty: row[5], intervalDays: Int(row[6]),
        state: Int(row[7]), step: row[8] < 0 ? nil : Int(row[8]), intervalSeconds: Int(row[9]),
        singleStability: row[10], singleDifficulty: row[11], singleInterval: row[12])
    }
  }

  private init(full: [String: Any], parameters: [[Double]]) {
    id = integer(full["id"])
    kind = full["kind"] as? String ?? ""
    self.parameters = parameters[integer(full["params_id"])]
    retention = real(full["desired_retention"])
    maximum = integer(full["maximum_interval_days"])
    reviews = objects(full["reviews"]).map { review in
      let plain = review["pyfsrs_plain"] as? [String: Any] ?? [:]
      let steps = review["pyfsrs_steps"] as? [String: Any] ?? [:]
      let single = review["fsrs_rs"] as? [String: Any] ?? [:]
      return Review(
        second: integer(review["at_s"]), rating: rating(integer(review["rating"])),
        elapsedDays: integer(review["elapsed_days_int"]),
        retrievability: real(plain["r_before"]), stability: real(plain["s"]),
        difficulty: real(plain["d"]), intervalDays: integer(plain["interval_days"]),
        state: integer(steps["state"]), step: (steps["step"] as? NSNumber)?.intValue,
        intervalSeconds: integer(steps["interval_s"]),
        singleStability: real(single["s"]), singleDifficulty: real(single["d"]),
        singleInterval: real(single["interval_raw_days"]))
    }
  }
}

// What is missing becomes a number that no comparison accepts.
private func real(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }
private func integer(_ value: Any?) -> Int { (value as? NSNumber)?.intValue ?? .min }
private func objects(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }
private func rating(_ value: Int) -> Rating { Rating(rawValue: value) ?? .again }
