public import TrainerScoring

/// A question with its ideas and with answers to score: a line of a file of labelled answers.
///
/// What the answers were labelled with is not read; it is for whoever compares.
public struct LabelledQuestion: Sendable {
  /// An answer to be scored.
  public struct Answer: Sendable, Hashable {
    /// What it is called.
    public let id: String

    /// What was said.
    public let text: String
  }

  /// What it is called.
  public let id: String

  /// The answers, in the order of the file.
  public let answers: [Answer]

  /// Scores them.
  public let scorer: AnswerScorer
}

/// Why a line is no question with answers.
public struct LabelledQuestionError: Error, Sendable, Hashable {
  /// The key whose value is not what it has to be, such as `ideas[2].label`; empty for the line.
  public let key: String

  /// What was expected there.
  public let expectation: String
}

extension LabelledQuestion {
  /// Reads a question.
  ///
  /// Where `syntax` is `mini-language` forms are written as in decks, else as plain phrases.
  ///
  /// - Throws: ``LabelledQuestionError`` for what is missing or of another type.
  public init(_ json: JSONValue) throws(LabelledQuestionError) {
    let line = LabelledFields(json, at: "")
    id = try line.text("id")
    let question = try line.text("question")
    var ideas: [KeyIdea] = []
    for idea in try line.fields("ideas") { ideas.append(try KeyIdea(idea)) }
    var answers: [Answer] = []
    for answer in try line.fields("answers") {
      answers.append(Answer(id: try answer.text("id"), text: try answer.text("text")))
    }
    self.answers = answers
    let isMiniLanguage = json["syntax"]?.string == "mini-language"
    scorer = AnswerScorer(
      question: question, ideas: ideas, syntax: isMiniLanguage ? .miniLanguage : .plain)
  }
}

extension KeyIdea {
  fileprivate init(_ idea: LabelledFields) throws(LabelledQuestionError) {
    self.init(
      id: try idea.text("id"), label: try idea.text("label"),
      forms: try idea.texts("accept").map { IdeaForm($0) },
      rejected: try idea.texts("reject").map { IdeaForm($0) },
      weight: idea.json["weight"]?.int ?? 1, isEssential: idea.json["essential"]?.bool ?? false)
  }
}

/// The members of an object, asked for by name and type.
private struct LabelledFields {
  let json: JSONValue
  private let place: String

  init(_ json: JSONValue, at place: String) {
    self.json = json
    self.place = place
  }

  func text(_ key: String) throws(LabelledQuestionError) -> String {
    guard let text = json[key]?.string else { throw error(key, "a text") }
    return text
  }

  /// The texts of a list; one that is not there is empty.
  func texts(_ key: String) throws(LabelledQuestionError) -> [String] {
    guard let value = json[key] else { return [] }
    let texts = value.array?.compactMap(\.string)
    guard let texts, texts.count == value.array?.count else { throw error(key, "a list of texts") }
    return texts
  }

  func fields(_ key: String) throws(LabelledQuestionError) -> [LabelledFields] {
    guard let values = json[key]?.array else { throw error(key, "a list") }
    return values.enumerated().map { LabelledFields($1, at: "\(place)\(key)[\($0)].") }
  }

  private func error(_ key: String, _ expectation: String) -> LabelledQuestionError {
    LabelledQuestionError(key: place + key, expectation: expectation)
  }
}
