/// An accepted form of an idea that one of its rejected forms takes for the opposite.
public struct FormOverlap: Sendable, Hashable {
  /// The number of the idea, from 0.
  public let idea: Int

  /// The accepted form as its author wrote it.
  public let accepted: String

  /// The rejected form.
  public let rejected: String
}

extension AnswerScorer {
  /// The accepted forms that, said word by word, would contradict their own idea; one for each idea
  /// and rejected form.
  ///
  /// Forms of nothing but code, and forms that must be denied, are no sentences and are passed over.
  public var overlaps: [FormOverlap] {
    ideas.indices.flatMap { number in
      let rejected = Set(ideas[number].rejected.map(\.text))
      if rejected.isEmpty { return [FormOverlap]() }
      var taken: Set<String> = []
      return ideas[number].forms.flatMap { form in
        sentences(of: form).compactMap { sentence -> FormOverlap? in
          guard case .denies(let by, _) = verdict(on: number, of: sentence).evidence,
            rejected.contains(by), taken.insert(by).inserted
          else { return nil }
          return FormOverlap(idea: number, accepted: form.text, rejected: by)
        }
      }
    }
  }

  private func sentences(of form: IdeaForm) -> [String] {
    FormReader.readings(of: form.text, syntax).compactMap { reading in
      let sentence = reading.stretches.joined(separator: " ")
      return reading.isNegated || sentence.isEmpty ? nil : sentence
    }
  }

  private func verdict(on idea: Int, of sentence: String) -> IdeaVerdict {
    item.verdicts(onStatement: sentence)[idea]
  }
}
