public import TrainerScoring

/// An answer with the verdicts that a person gave on the ideas of its question.
public struct LabelledAnswer: Sendable {
  /// The id of the question, or of the item of Content.
  public let question: String

  /// Scores it.
  public let scorer: AnswerScorer

  /// What it is an example of.
  public let kind: String

  /// What was said.
  public let text: String

  /// What ideas should get; one that is not here should be missing.
  public let labels: [String: Verdict]
}
