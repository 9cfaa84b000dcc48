import Foundation
import TrainerCore
import TrainerScoring

/// Labelled answers as the shared sets have them, and how the scorer does on them.
enum LabelledSet {
  struct Question {
    let question: LabelledQuestion

    /// For each answer its kind, and the verdict that each idea should get.
    let labels: [(kind: String, ideas: [String: String])]

    init(_ json: JSONValue) throws {
      question = try LabelledQuestion(json)
      labels = (json["answers"]?.array ?? []).map { answer in
        let ideas = answer["ideas"]?.object.map { $0.map { ($0.key, $0.value.string ?? "") } } ?? []
        return (answer["kind"]?.string ?? "", Dictionary(uniqueKeysWithValues: ideas))
      }
    }
  }

  struct Probe {
    let question: String
    let idea: String
    let expected: String
    let text: String

    init(_ json: JSONValue) throws {
      func text(_ key: String) -> String { json[key]?.string ?? "" }
      (question, idea) = (text("question_id"), text("idea"))
      (expected, self.text) = (text("expected"), text("text"))
    }
  }

  /// The folder beside the package, where it is there.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/data/scoring").standardized

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func read(_ name: String) throws -> [Question] { try lines(of: name).map(Question.init) }

  static func probes() throws -> [Probe] {
    try lines(of: "polarity_probes.jsonl").map(Probe.init)
  }

  private static func lines(of name: String) throws -> [JSONValue] {
    try Data(contentsOf: folder.appending(path: name)).split(separator: 0x0A)
      .map { try JSONValue(parsing: $0) }
  }
}

/// What a set of labelled answers says about the scorer.
struct LabelledFigures: CustomStringConvertible {
  private var truePositives = 0
  private var falsePositives = 0
  private var falseNegatives = 0
  private var contradictions = 0
  private var creditedContradictions = 0
  private var worthless: [Double] = []

  var precision: Double { Double(truePositives) / Double(truePositives + falsePositives) }
  var recall: Double { Double(truePositives) / Double(truePositives + falseNegatives) }
  var f1: Double { 2 * precision * recall / (precision + recall) }
  var notCredited: Double { 1 - Double(creditedContradictions) / Double(contradictions) }
  var worthlessMean: Double { worthless.reduce(0, +) / Double(worthless.count) }

  init() {}

  init(_ questions: [LabelledSet.Question]) {
    for question in questions {
      let scorer = question.question.scorer
      for (answer, label) in zip(question.question.answers, question.labels) {
        count(scorer.score(answer.text), of: label)
      }
    }
  }

  var description: String {
    func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
    return "precision \(percent(precision)), recall \(percent(recall)), F1 \(percent(f1)), "
      + "contradictions not credited \(percent(notCredited))"
  }

  private static let worthlessKinds: Set<String> = ["echo", "offtopic", "empty", "idk"]

  mutating func count(
    _ score: AnswerScore, of answer: (kind: String, ideas: [String: String])
  ) {
    if answer.kind.hasPrefix("stuffed") || Self.worthlessKinds.contains(answer.kind) {
      worthless.append(score.points)
    }
    for verdict in score.verdicts {
      let label = answer.ideas[verdict.idea]
      let isCovered = verdict.verdict == .covered
      if label == "contradicted" {
        contradictions += 1
        if isCovered { creditedContradictions += 1 }
      }
      switch (label == "covered", isCovered) {
      case (true, true): truePositives += 1
      case (false, true): falsePositives += 1
      case (true, false): falseNegatives += 1
      case (false, false): break
      }
    }
  }
}
