/// A question and its ideas, ready to judge answers.
struct CompiledItem {
  private let vocabulary: ItemVocabulary
  private let information: Information
  private let ideas: [CompiledIdea]
  private let elements: ElementTable
  private let yesNo: YesNoQuestion?

  init(question: String, ideas: [KeyIdea], syntax: AnswerScorer.Syntax) {
    let texts = ideas.map { [$0.label] + $0.forms.map(\.text) + $0.rejected.map(\.text) }
    let vocabulary = ItemVocabulary(texts: [question] + texts.flatMap { $0 })
    func tokens(_ text: String) -> [Token] {
      Tokenizer.tokens(of: text, vocabulary, repairingSlips: false)
    }
    let information = Information(
      question: tokens(question),
      ideas: ideas.map { idea in ([idea.label] + idea.forms.map(\.text)).flatMap(tokens) })
    func patterns(_ forms: [IdeaForm], _ role: FormPattern.Role) -> [FormPattern] {
      forms.flatMap { form in
        FormReader.readings(of: form.text, syntax).flatMap {
          FormPattern.patterns(
            $0, role: role, text: form.text, vocabulary: vocabulary, information: information)
        }
      }
    }
    var table = ElementTable()
    self.ideas = ideas.map { idea in
      let label = [IdeaForm(idea.label)].flatMap { form in
        FormReader.readings(of: form.text, .plain).flatMap {
          FormPattern.patterns(
            $0, role: idea.forms.isEmpty ? .accepted : .label, text: form.text,
            vocabulary: vocabulary, information: information)
        }
      }
      let accepted = (patterns(idea.forms, .accepted) + label).filter(\.asksForSomething)
      let rejected = patterns(idea.rejected, .rejected).filter(\.asksForSomething)
      return CompiledIdea(
        id: idea.id, accepted: accepted, rejected: rejected,
        acceptedElements: accepted.map { table.numbers(of: $0) },
        rejectedElements: rejected.map { table.numbers(of: $0) })
    }
    self.vocabulary = vocabulary
    self.information = information
    elements = table
    yesNo = YesNoQuestion(question)
  }

  /// The verdicts on all ideas, in their order.
  func verdicts(on answer: String) -> [IdeaVerdict] {
    let tokens = Tokenizer.tokens(of: answer, vocabulary)
    switch AnswerShape(tokens, text: answer, information) {
    case .empty: return allMissing(.empty)
    case .onlyNames: return allMissing(.onlyNames)
    case .repeatsQuestion: return allMissing(.repeatsQuestion)
    case .statements: return verdicts(on: tokens, of: answer)
    }
  }

  /// The same for a text that is known to state something, however short.
  func verdicts(onStatement text: String) -> [IdeaVerdict] {
    verdicts(on: Tokenizer.tokens(of: text, vocabulary), of: text)
  }

  private func verdicts(on tokens: [Token], of answer: String) -> [IdeaVerdict] {
    var readings = [AnswerReading(tokens)]
    if let implied = yesNo?.statement(by: tokens) {
      readings.append(
        AnswerReading(
          Tokenizer.tokens(of: implied.text, vocabulary, repairingSlips: false),
          standingFor: implied.range))
    }
    let code = CodeSearch(Array(answer.utf8), tokens)
    let views = readings.map { reading in
      IdeaJudge.View(reading: reading, hits: elements.elements.map(reading.hits))
    }
    let judge = IdeaJudge(views: views, code: code, information: information)
    return ideas.map(judge.verdict)
  }

  private func allMissing(_ evidence: Evidence) -> [IdeaVerdict] {
    ideas.map { IdeaVerdict(idea: $0.id, verdict: .missing, evidence: evidence) }
  }
}
