/// Where the words of a form stand in an answer.
extension AnswerReading {
  /// The places where an element's word, or one that means the same, stands, in order.
  func hits(of element: FormElement) -> [Hit] {
    var hits: [Hit] = []
    for stem in element.stems { add(placesByStem[stem], fit: 1, to: &hits, of: element) }
    for meaning in element.meanings {
      add(placesByMeaning[meaning], fit: Measure.synonymFit, to: &hits, of: element)
    }
    if let prefix = element.prefix {
      let places = content.indices.filter { token(at: $0).word.hasPrefix(prefix) }
      add(places, fit: 1, to: &hits, of: element)
    }
    guard hits.count > 1 else { return hits }
    hits.sort { ($0.place, -$0.fit) < ($1.place, -$1.fit) }
    var best: [Hit] = []
    for hit in hits where hit.place != best.last?.place { best.append(hit) }
    return best
  }

  private func add(_ places: [Int]?, fit: Double, to hits: inout [Hit], of element: FormElement) {
    for place in places ?? [] where !isOtherIdentifier(token(at: place), element) {
      // What shares one meaning and excludes another is no synonym: a class is no struct.
      if fit < 1, excludes(token(at: place), element) { continue }
      // A word that means the same as a part of a name is too far from the name.
      if fit < 1, element.identifier == nil, token(at: place).identifier != nil { continue }
      hits.append(Hit(place: place, fit: self.fit(fit, of: element, at: place)))
    }
  }

  private func excludes(_ token: Token, _ element: FormElement) -> Bool {
    element.meanings.contains { meaning in
      Thesaurus.standard.opposites(of: meaning).contains {
        token.meanings.contains($0) || token.phraseMeanings.contains($0)
      }
    }
  }

  /// The places of words that mean one of the opposites of an element, in order; of a deed only where the
  /// word may be done.
  func places(excluding element: FormElement, by opposites: [Thesaurus.Meaning]) -> [Int] {
    Set(opposites.flatMap { placesByMeaning[$0] }).sorted().filter { place in
      let token = token(at: place)
      // Inside a phrase a word does not mean what it means alone: "no harm" is safe.
      let meanings =
        (token.marks.contains(.inPhrase) ? [] : token.meanings) + token.phraseMeanings
      return meanings.contains(where: opposites.contains)
        && (!element.isAction || Thesaurus.standard.mayBeAction(meanings))
    }
  }

  /// A part of an identifier fits a plain word, and the other way about, less well.
  private func fit(_ fit: Double, of element: FormElement, at place: Int) -> Double {
    let name = token(at: place).identifier
    if name == element.identifier { return fit }
    if element.identifier != nil { return Measure.partFit * fit }
    return fit
  }

  /// Parts of unlike identifiers do not fit each other: `viewWillAppear` is not `viewIsAppearing`.
  private func isOtherIdentifier(_ token: Token, _ element: FormElement) -> Bool {
    guard let one = token.identifier, let other = element.identifier, one != other else {
      return false
    }
    return !one.hasSuffix(other) && !other.hasSuffix(one)
  }
}
