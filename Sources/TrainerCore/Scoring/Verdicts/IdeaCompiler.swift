/// Makes the forms of ideas ready for comparison.
struct IdeaCompiler {
  let vocabulary: ItemVocabulary
  let information: Information
  let syntax: AnswerScorer.Syntax

  /// An idea with its patterns; their elements are put into a table.
  func compiled(
    _ idea: KeyIdea, about topic: IdeaTopic?, _ table: inout ElementTable
  ) -> CompiledIdea {
    let labelRole: FormPattern.Role = idea.forms.isEmpty ? .accepted : .label
    let accepted =
      patterns(idea.forms, .accepted, syntax)
      + patterns([IdeaForm(idea.label)], labelRole, .plain)
    let rejected = patterns(idea.rejected, .rejected, syntax)
    let label = Tokenizer.tokens(of: idea.label, vocabulary, repairingSlips: false)
    let affirmed = accepted.flatMap(\.elements).filter { !$0.isDenied }
    let numbers = accepted.map { table.numbers(of: $0) }
    return CompiledIdea(
      id: idea.id, accepted: accepted, rejected: rejected,
      formCount: Set(accepted.map(\.text)).count, topic: topic,
      order: TimeOrder(of: label[...]),
      acceptedStems: Set(affirmed.flatMap(\.stems)),
      acceptedElements: numbers,
      rejectedElements: rejected.map { table.numbers(of: $0) },
      label: idea.label, words: IdeaWords(accepted, numbers),
      ownStems: Set(accepted.flatMap(\.elements).filter(\.isOwn).flatMap(\.stems)))
  }

  private func patterns(
    _ forms: [IdeaForm], _ role: FormPattern.Role, _ syntax: AnswerScorer.Syntax
  ) -> [FormPattern] {
    forms.flatMap { form in
      FormReader.readings(of: form.text, syntax).flatMap {
        FormPattern.patterns(
          $0, role: role, text: form.text, vocabulary: vocabulary, information: information)
      }
    }
    .filter(\.asksForSomething)
  }
}
