/// Scores free-text answers to one question by its key ideas.
///
/// The same answer always gets the same score, and an item's score depends on no other item.
public struct AnswerScorer: Sendable {
  /// How the forms of ideas are written.
  public enum Syntax: Sendable {
    /// In the mini-language of decks.
    case miniLanguage

    /// As plain phrases, every sign standing for itself.
    case plain
  }

  let ideas: [KeyIdea]
  let syntax: Syntax
  let item: CompiledItem

  /// Prepares a question; a form that cannot be read is left out.
  public init(question: String, ideas: [KeyIdea], syntax: Syntax = .miniLanguage) {
    self.ideas = ideas
    self.syntax = syntax
    item = CompiledItem(question: question, ideas: ideas, syntax: syntax)
  }

  /// The score of an answer, with the words that decided.
  public func score(_ answer: String) -> AnswerScore {
    AnswerScore(item.verdicts(on: answer), of: ideas)
  }

  /// What an answer shows of each idea, in numbers; nil where it states nothing.
  ///
  /// The weights of these numbers are fitted to labelled answers.
  package func signs(of answer: String) -> [Signs]? { item.signs(of: answer) }
}
