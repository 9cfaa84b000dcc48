import TrainerScoring
import TrainerTestKit

/// What labelled answers say about the scorer.
struct LabelledFigures: CustomStringConvertible {
  /// Of all ideas.
  private(set) var credit = CreditFigures()
  private var worthless: [Double] = []

  /// The points of answers that say nothing of the question, in the mean.
  var worthlessMean: Double { worthless.reduce(0, +) / Double(worthless.count) }

  private static let worthlessKinds: Set<String> = ["echo", "offtopic", "empty", "idk"]

  init(_ answers: [LabelledAnswer]) {
    for answer in answers {
      let score = answer.scorer.score(answer.text)
      if answer.kind.hasPrefix("stuffed") || Self.worthlessKinds.contains(answer.kind) {
        worthless.append(score.points)
      }
      for verdict in score.verdicts {
        credit.count(
          answer.labels[verdict.idea] ?? .missing, isCredited: verdict.verdict == .covered)
      }
    }
  }

  var description: String {
    guard !worthless.isEmpty else { return "\(credit)" }
    let points = (worthlessMean * 100).rounded() / 100
    return "\(credit), worthless answers \(points) points"
  }
}
