/// A question and its ideas, ready to judge answers.
struct CompiledItem {
  private let vocabulary: ItemVocabulary
  private let information: Information
  private let ideas: [CompiledIdea]
  private let elements: ElementTable
  private let yesNo: YesNoQuestion?

  /// Whether a form has code; without any, none is looked for.
  private let asksForCode: Bool

  /// Whether the question asks in which order things are done.
  private let asksForOrder: Bool

  init(question: String, ideas: [KeyIdea], syntax: AnswerScorer.Syntax) {
    let texts = ideas.map { [$0.label] + $0.forms.map(\.text) + $0.rejected.map(\.text) }
    let vocabulary = ItemVocabulary(texts: [question] + texts.flatMap { $0 })
    func tokens(_ text: String) -> [Token] {
      Tokenizer.tokens(of: text, vocabulary, repairingSlips: false)
    }
    let questionTokens = tokens(question)
    let labels = ideas.map { tokens($0.label) }
    let words = zip(ideas, labels).map { idea, label in
      label + idea.forms.flatMap { tokens($0.text) }
    }
    let information = Information(question: questionTokens, ideas: words)
    let topics = IdeaTopic.topics(
      of: labels, words: words, question: questionTokens, information)
    let compiler = IdeaCompiler(
      vocabulary: vocabulary, information: information, syntax: syntax)
    var table = ElementTable()
    var compiled = zip(ideas, topics).map { compiler.compiled($0, about: $1, &table) }
    let rivals = RivalSubjects.rivals(of: compiled, words: words)
    let ownStems = compiled.map(\.ownStems)
    for index in compiled.indices {
      compiled[index].rivals = rivals[index]
      compiled[index].foreignStems = Set(
        ownStems.indices.filter { $0 != index }.flatMap { ownStems[$0] }
      ).subtracting(ownStems[index])
    }
    self.ideas = compiled
    asksForCode = compiled.contains { idea in
      (idea.accepted + idea.rejected).contains { !$0.code.isEmpty }
    }
    self.vocabulary = vocabulary
    self.information = information
    elements = table
    yesNo = YesNoQuestion(question)
    asksForOrder = NumberedSteps.areWanted(by: questionTokens)
  }

  /// The verdicts on all ideas, in their order.
  func verdicts(on answer: String) -> [IdeaVerdict] {
    let tokens = tokens(of: answer)
    switch AnswerShape(tokens, text: answer, information) {
    case .empty: return allMissing(.empty)
    case .onlyNames: return allMissing(.onlyNames)
    case .repeatsQuestion:
      let hearings = hearings(of: tokens, in: answer)
      return hearings.contains { $0.wordForWord != nil }
        ? IdeaHearing.verdicts(hearings) : allMissing(.repeatsQuestion)
    case .statements: return verdicts(on: tokens, of: answer)
    }
  }

  /// The same for a text that is known to state something, however short.
  func verdicts(onStatement text: String) -> [IdeaVerdict] {
    verdicts(on: tokens(of: text), of: text)
  }

  private func tokens(of answer: String) -> [Token] {
    Tokenizer.tokens(of: answer, vocabulary, readingSteps: asksForOrder)
  }

  private func verdicts(on tokens: [Token], of answer: String) -> [IdeaVerdict] {
    IdeaHearing.verdicts(hearings(of: tokens, in: answer))
  }

  private func hearings(of tokens: [Token], in answer: String) -> [IdeaHearing] {
    var readings = [AnswerReading(tokens)]
    if let implied = yesNo?.statement(by: tokens) {
      readings.append(
        AnswerReading(
          Tokenizer.tokens(of: implied.text, vocabulary, repairingSlips: false),
          standingFor: implied.range))
    }
    let code = CodeSearch(asksForCode ? Array(answer.utf8) : [], tokens)
    let views = readings.map { reading in
      AnswerView(reading: reading, hits: elements.elements.map(reading.hits))
    }
    let judge = IdeaJudge(views: views, code: code, information: information)
    return ideas.map(judge.hearing)
  }

  /// What the answer shows of each idea; nil where it states nothing.
  func signs(of answer: String) -> [Signs]? {
    let tokens = tokens(of: answer)
    guard case .statements = AnswerShape(tokens, text: answer, information) else { return nil }
    return IdeaHearing.signs(hearings(of: tokens, in: answer))
  }

  private func allMissing(_ evidence: Evidence) -> [IdeaVerdict] {
    ideas.map { IdeaVerdict(idea: $0.id, verdict: .missing, evidence: evidence) }
  }
}
