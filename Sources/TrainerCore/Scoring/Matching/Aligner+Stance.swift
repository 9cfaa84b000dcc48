/// Whether the words found say what the form says, or its opposite.
extension Aligner {
  func stance(of pairs: [Alignment.Pair], isTurned: Bool) -> Alignment.Stance {
    let stance = spokenStance(of: pairs, isTurned: isTurned)
    return stance == .supports && isOfOtherTopic(pairs) ? .blocks : stance
  }

  /// The same by what is denied, turned around or exchanged.
  private func spokenStance(of pairs: [Alignment.Pair], isTurned: Bool) -> Alignment.Stance {
    var agreeing = 0.0
    var denying = 0.0
    var isOnlyWeak = true
    for pair in pairs {
      let element = pattern.elements[pair.element]
      let marks = answer.token(at: pair.place).marks
      let say = element.weight * (element.isThing ? 1 : Measure.predicateStance)
      if agrees(marks, with: element) {
        agreeing += say
      } else {
        denying += say
        if !marks.contains(.weaklyNegated) { isOnlyWeak = false }
      }
    }
    let isDenied = denying > 0 && denying >= agreeing
    if hasSwappedRoles(pairs) { return agreeing > denying ? .denies : .blocks }
    if isTurned { return isDenied ? .supports : .denies }
    guard isDenied else { return .supports }
    return isOnlyWeak || agreeing > 0 ? .blocks : .denies
  }

  func agrees(_ marks: Token.Marks, with element: FormElement) -> Bool {
    if !marks.isDisjoint(with: [.regretted, .conditional]) { return true }
    if marks.contains(.notAgain), pattern.asksForOnce { return true }
    return marks.contains(.negated) == element.isDenied
  }

  /// Whether what should do it has it done: found before the verb is the object, behind it the subject;
  /// the other way about where the verb is in the passive.
  private func hasSwappedRoles(_ pairs: [Alignment.Pair]) -> Bool {
    guard let relation = pattern.relation else { return false }
    func pair(_ element: Int) -> Alignment.Pair? { pairs.first { $0.element == element } }
    guard let doer = pair(relation.subject), let deed = pair(relation.verb),
      let target = pair(relation.object)
    else { return false }
    let isAction = pattern.elements[deed.element].isAction
    if isAction, doer.place < deed.place, deed.place < target.place {
      return answer.hasAgent(behind: deed.place)
    }
    guard target.place < deed.place, deed.place < doer.place else { return false }
    if !isAction { return true }
    // A verb of like meaning may look at it from the other side, as "belongs to" does at "owns".
    let isSameSide =
      deed.fit == 1 || !Thesaurus.standard.hasTwoSides(pattern.elements[deed.element].meanings)
    return isSameSide && !answer.isPassive(at: deed.place)
  }
}

// MARK: - Opposites

extension Aligner {
  /// A word that excludes one that was not found, right beside those that were, in their clauses.
  func oppositeWord(near pairs: [Alignment.Pair]) -> (element: Int, place: Int)? {
    guard !pattern.isStrict, !pattern.opposites.isEmpty else { return nil }
    let first = max(0, pairs[0].place - 1)
    let last = min(answer.content.count - 1, pairs[pairs.count - 1].place + 1)
    for (element, opposites) in pattern.opposites
    where !pairs.contains(where: { $0.element == element }) {
      for place in first...last where !pairs.contains(where: { $0.place == place }) {
        let token = answer.token(at: place)
        if excludes(token, element, opposites),
          pairs.contains(where: { answer.token(at: $0.place).clause == token.clause })
        {
          return (element, place)
        }
      }
    }
    return nil
  }

  /// Whether a word means one of the opposites of an element: of a deed only what may be done.
  private func excludes(_ token: Token, _ element: Int, _ opposites: Set<Thesaurus.Meaning>) -> Bool
  {
    let meanings = token.meanings + token.phraseMeanings
    return meanings.contains(where: opposites.contains)
      && token.marks.isDisjoint(with: [.mentioned, .doubted])
      && (!pattern.elements[element].isAction || Thesaurus.standard.mayBeAction(meanings))
  }
}
