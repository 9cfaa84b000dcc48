import TrainerScoring

/// A question with its ideas and answers, as the labelled sets have them.
struct LabelledQuestion: Decodable {
  struct Idea: Decodable {
    let id: String
    let label: String
    let weight: Int
    let accept: [String]
    let reject: [String]?
    let essential: Bool?
  }

  struct Answer: Decodable {
    let id: String
    let text: String
  }

  let id: String
  let question: String

  /// `mini-language` where the forms are written as in decks; plain phrases otherwise.
  let syntax: String?
  let ideas: [Idea]
  let answers: [Answer]

  var scorer: AnswerScorer {
    AnswerScorer(
      question: question,
      ideas: ideas.map { idea in
        KeyIdea(
          id: idea.id, label: idea.label, forms: idea.accept.map { IdeaForm($0) },
          rejected: (idea.reject ?? []).map { IdeaForm($0) }, weight: idea.weight,
          isEssential: idea.essential ?? false)
      }, syntax: syntax == "mini-language" ? .miniLanguage : .plain)
  }
}
