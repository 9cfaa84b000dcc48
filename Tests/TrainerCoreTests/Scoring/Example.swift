@testable import TrainerScoring

/// A question of the tests' own, about a kettle, so that no test hangs on real content.
enum Example {
  static let question =
    "How does the lid sensor keep the kettle from boiling dry, and what must the heater do?"

  static let ideas = [
    KeyIdea(
      id: "once", label: "the sensor is read once when the kettle starts",
      forms: ["sensor is read once", "reads the sensor a single time"].map { IdeaForm($0) },
      rejected: [IdeaForm("sensor is polled all the time")], weight: 2, isEssential: true),
    KeyIdea(
      id: "empty", label: "an empty kettle keeps the relay open",
      forms: ["relay stays open", "[empty|dry] kettle opens the relay"].map { IdeaForm($0) },
      rejected: [IdeaForm("relay stays closed")], weight: 2),
    KeyIdea(
      id: "cut", label: "cut the heater from the lid's interrupt",
      forms: ["switch off the heater in the interrupt", "`heater.power = .off`"].map {
        IdeaForm($0)
      }),
    KeyIdea(
      id: "no-alarm", label: "no alarm sounds",
      forms: ["no alarm", "it stays silent"].map { IdeaForm($0) }),
  ]

  static let scorer = AnswerScorer(question: question, ideas: ideas)

  static func verdicts(_ answer: String) -> [String: Verdict] {
    Dictionary(scorer.score(answer).verdicts.map { ($0.idea, $0.verdict) }) { first, _ in first }
  }

  static func tokens(_ text: String, knowing texts: [String] = []) -> [Token] {
    Tokenizer.tokens(of: text, ItemVocabulary(texts: texts))
  }

  static func words(_ tokens: [Token], marked mark: Token.Marks) -> [String] {
    tokens.filter { $0.isWord && $0.marks.contains(mark) && !$0.marks.contains(.function) }
      .map(\.word)
  }
}
