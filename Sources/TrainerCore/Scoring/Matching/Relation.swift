/// Who does what to whom, as numbers of a form's elements.
struct Relation {
  let subject: Int
  let verb: Int
  let object: Int

  /// Reads it from a form with one verb, a thing before it and a thing behind it; nil for any other.
  init?(_ elements: [FormElement], words: [String]) {
    if let relator = Self.relator(in: elements) {
      (subject, verb, object) = relator
      return
    }
    let verbs = elements.indices.filter { elements[$0].isAction && elements[$0].identifier == nil }
    guard verbs.count == 1, let verb = verbs.first,
      let before = elements[..<verb].lastIndex(where: \.isThing),
      let behind = elements[(verb + 1)...].firstIndex(where: \.isThing),
      elements[before].stems != elements[behind].stems
    else { return nil }
    self.verb = verb
    let isPassive =
      (words.contains("be") && words.contains("by"))
      || zip(words, words.dropFirst()).contains { $1 == "by" && elements[verb].stems.contains($0) }
    (subject, object) = isPassive ? (behind, before) : (before, behind)
  }

  /// A word that puts one thing in relation to another, as before, after and inside do.
  private static func relator(
    in elements: [FormElement]
  ) -> (subject: Int, verb: Int, object: Int)? {
    let places = elements.indices.filter { Thesaurus.standard.isRelator(elements[$0].meanings) }
    guard places.count == 1, let place = places.first, place > 0, place + 1 < elements.count
    else { return nil }
    // What is related may have its verb between: "the soup comes before the roast".
    let before =
      elements[..<place].lastIndex {
        !$0.isAction && !FunctionWords.areEmptyVerbs($0.stems)
      } ?? place - 1
    guard elements[before].stems != elements[place + 1].stems else { return nil }
    return (before, place, place + 1)
  }
}
