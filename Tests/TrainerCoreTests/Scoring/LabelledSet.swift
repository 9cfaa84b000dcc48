import Foundation
import TrainerScoring

/// Labelled answers as the shared sets have them, and how the scorer does on them.
struct LabelledSet {
  struct Question: Decodable {
    struct Idea: Decodable {
      let id: String
      let label: String
      let weight: Int
      let accept: [String]
      let reject: [String]?
      let essential: Bool?
    }

    struct Answer: Decodable {
      let kind: String
      let text: String
      let ideas: [String: String]
    }

    let id: String
    let question: String
    let ideas: [Idea]
    let answers: [Answer]
  }

  struct Probe: Decodable {
    let question_id: String
    let idea: String
    let expected: String
    let text: String
  }

  /// The folder beside the package, where it is there.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/data/scoring").standardized

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func read<Line: Decodable>(_ name: String, as: Line.Type = Line.self) throws -> [Line] {
    try Data(contentsOf: folder.appending(path: name)).split(separator: 0x0A)
      .map { try JSONDecoder().decode(Line.self, from: $0) }
  }
}

extension LabelledSet.Question {
  var scorer: AnswerScorer {
    AnswerScorer(
      question: question,
      ideas: ideas.map { idea in
        KeyIdea(
          id: idea.id, label: idea.label, forms: idea.accept.map { IdeaForm($0) },
          rejected: (idea.reject ?? []).map { IdeaForm($0) }, weight: idea.weight,
          isEssential: idea.essential ?? false)
      }, syntax: .plain)
  }
}

/// What a set of labelled answers says about the scorer.
struct LabelledFigures {
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

  init(_ questions: [LabelledSet.Question]) {
    for question in questions {
      let scorer = question.scorer
      for answer in question.answers { count(scorer.score(answer.text), of: answer) }
    }
  }

  private static let worthlessKinds: Set<String> = ["echo", "offtopic", "empty", "idk"]

  private mutating func count(_ score: AnswerScore, of answer: LabelledSet.Question.Answer) {
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
