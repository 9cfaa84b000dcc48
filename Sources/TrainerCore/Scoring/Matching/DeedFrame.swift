/// One deed of a form with who does it and what it is done to, as numbers of the form's elements.
struct DeedFrame: Equatable {
  let deed: Int
  let doer: Int?
  let target: Int?

  /// Reads the deeds of a form from its words.
  static func frames(of form: FormWords) -> [DeedFrame] {
    let (elements, places, tokens) = (form.elements, form.places, form.tokens)
    let subjects = elements.indices.filter { VerbGroup.isBeforeVerb(places[$0], in: tokens) }
    let deeds = elements.indices.filter {
      elements[$0].identifier == nil && !subjects.contains($0)
        && (elements[$0].isAction || VerbGroup.isDeed(places[$0], in: tokens)
          || subjects.contains($0 - 1))
    }
    return deeds.enumerated().compactMap { order, deed in
      let first = order > 0 ? deeds[order - 1] + 1 : 0
      let end = order + 1 < deeds.count ? deeds[order + 1] : elements.count
      func isParty(_ element: Int) -> Bool {
        (elements[element].isThing || elements[element].identifier != nil
          || subjects.contains(element))
          && form.clause(of: element) == form.clause(of: deed)
          && !VerbGroup.isIntroduced(places[element], in: tokens)
      }
      let behind = (deed + 1..<end).first(where: isParty)
      // Before "to do it" stands what serves the aim, and before a deed another deed is no doer.
      let isAim = places[deed] > 0 && tokens[places[deed] - 1].word == "to"
      let nearest = isAim ? nil : (first..<deed).last(where: isParty)
      let before = nearest.flatMap { tokens[places[$0]].word.hasSuffix("ing") ? nil : $0 }
      guard before != nil || behind != nil else { return nil }
      guard VerbGroup.isPassive(places[deed], in: tokens) else {
        return DeedFrame(deed: deed, doer: before, target: behind)
      }
      let agent = (deed + 1..<end).first {
        elements[$0].isThing && VerbGroup.isAgent(places[$0], of: places[deed], in: tokens)
      }
      return DeedFrame(deed: deed, doer: agent, target: before)
    }
  }
}
