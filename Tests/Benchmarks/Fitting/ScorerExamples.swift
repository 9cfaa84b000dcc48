import TrainerScoring
import TrainerTestKit

/// What a file of labelled answers shows of each idea, with its label.
struct ScorerExamples {
  let name: String
  private let ideas: [Idea]

  private struct Idea {
    let label: Verdict
    let verdict: Verdict

    /// Nil where the answer states nothing.
    let features: [Double]?
  }

  /// How much more it counts not to credit what is contradicted.
  private static let weightOfContradicted = 2.5

  init(_ file: LabelledFile) {
    name = file.name
    ideas = file.answers.flatMap { answer in
      let signs = answer.scorer.signs(of: answer.text)
      return answer.scorer.score(answer.text).verdicts.enumerated().map { number, verdict in
        Idea(
          label: answer.labels[verdict.idea] ?? .missing, verdict: verdict.verdict,
          features: signs.map { signs in Sign.allCases.map { signs[number][$0] } })
      }
    }
  }

  /// The ideas of answers that state something.
  var examples: [LogisticRegression.Example] {
    ideas.compactMap { idea in
      idea.features.map {
        LogisticRegression.Example(
          $0, isPositive: idea.label == .covered,
          weight: idea.label == .contradicted ? Self.weightOfContradicted : 1)
      }
    }
  }

  /// What comes of the weights alone, without the rules that the scorer has around them.
  func figures(by regression: LogisticRegression) -> CreditFigures {
    figures { $0.features.map { regression.logOdds(of: $0) >= 0 } ?? false }
  }

  /// What the scorer does, with the weights that it has now.
  var figures: CreditFigures { figures { $0.verdict == .covered } }

  private func figures(_ isCredited: (Idea) -> Bool) -> CreditFigures {
    ideas.reduce(into: CreditFigures()) { $0.count($1.label, isCredited: isCredited($1)) }
  }

  /// What is fitted, an idea a line, for whoever fits it by other means.
  static func csv(_ sets: [Self]) -> String {
    let head = ["file", "covered", "weight"] + Sign.allCases.map { "\($0)" }
    let rows = sets.flatMap { set in
      set.examples.map { example in
        [set.name, example.isPositive ? "1" : "0", "\(example.weight)"]
          + example.features.map { "\($0)" }
      }
    }
    return ([head] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
  }
}
