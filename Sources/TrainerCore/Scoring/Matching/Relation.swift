/// Who does what to whom, as numbers of a form's elements.
struct Relation {
  let subject: Int
  let verb: Int
  let object: Int

  /// Reads it from a form with one verb, a thing before it and a thing behind it; nil for any other.
  init?(_ elements: [FormElement], words: [String]) {
    let verbs = elements.indices.filter { elements[$0].isAction && elements[$0].identifier == nil }
    guard verbs.count == 1, let verb = verbs.first,
      let before = elements[..<verb].lastIndex(where: \.isThing),
      let behind = elements[(verb + 1)...].firstIndex(where: \.isThing),
      elements[before].stems != elements[behind].stems
    else { return nil }
    self.verb = verb
    let isPassive = words.contains("be") && words.contains("by")
    (subject, object) = isPassive ? (behind, before) : (before, behind)
  }
}
