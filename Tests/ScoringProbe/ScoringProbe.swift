import Foundation
import TrainerScoring

/// Reads labelled questions (JSON Lines) and prints what the scorer says of each answer, a line each:
/// what an evaluation compares with the labels.
@main
struct ScoringProbe {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first else {
      print("usage: ScoringProbe QUESTIONS.jsonl [--evidence]")
      exit(2)
    }
    let showsEvidence = arguments.contains("--evidence")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for line in try Data(contentsOf: URL(filePath: path)).split(separator: 0x0A) {
      let question = try JSONDecoder().decode(LabelledQuestion.self, from: line)
      let scorer = question.scorer
      for answer in question.answers {
        let score = scorer.score(answer.text)
        let prediction = Prediction(question.id, answer, score, showsEvidence: showsEvidence)
        print(String(decoding: try encoder.encode(prediction), as: UTF8.self))
      }
    }
  }
}
