/// Whether the words found say what the form says, or its opposite.
extension Aligner {
  /// What the words say of the form, and whether they say it of other parties.
  func stance(of part: PartFound) -> (stance: Alignment.Stance, isMisplaced: Bool) {
    let stance = spokenStance(of: part)
    guard stance == .supports else { return (stance, hasSwappedRoles(part.pairs)) }
    if hasOtherRoles(part.pairs) { return (.blocks, true) }
    return (isOfOtherTopic(part.pairs) ? .blocks : .supports, false)
  }

  /// The same by what is denied, turned around or exchanged.
  private func spokenStance(of part: PartFound) -> Alignment.Stance {
    let pairs = part.pairs
    var agreeing = 0.0
    var denying = 0.0
    var isOnlyWeak = true
    for pair in pairs {
      let element = pattern.elements[pair.element]
      let marks = answer.marks(at: pair.place)
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
    if let opposite = part.opposite {
      guard undoes(opposite) else { return .denies }
      // "It stays" says that it does not leave, but nothing of whether it has a lock.
      let element = pattern.elements[opposite.element]
      return element.isDenied && element.isThing ? .blocks : .supports
    }
    if let stance = stance(byDenialOf: pairs) { return stance }
    guard isDenied else { return isDiscouraged(pairs) ? .blocks : .supports }
    return isOnlyWeak || agreeing > 0 ? .blocks : .denies
  }

  /// Whether a word that excludes an element says the same after all: it is denied, or the element is.
  private func undoes(_ opposite: OppositeWord) -> Bool {
    let marks = answer.marks(at: opposite.place)
    return marks.contains(.negated) != pattern.elements[opposite.element].isDenied
  }

  func agrees(_ marks: Token.Marks, with element: FormElement) -> Bool {
    element.agrees(with: marks) || marks.contains(.notAgain) && pattern.asksForOnce
  }
}

// MARK: - Opposites

extension Aligner {
  /// A word that excludes one that was not found, right beside those that were, in their clauses.
  func oppositeWord(near pairs: [Alignment.Pair]) -> OppositeWord? {
    guard !pattern.isStrict, !opposites.isEmpty else { return nil }
    var first = max(0, pairs[0].place - 1)
    // A phrase counts where it begins.
    while first > 0, answer.marks(at: first).contains(.inPhrase) { first -= 1 }
    let last = min(answer.content.count - 1, pairs[pairs.count - 1].place + 1)
    for (element, places) in opposites where !pairs.hold(element) {
      let near = places[places.firstIndex(atOrAfter: first) { $0 }...].prefix { $0 <= last }
      for place in near where !pairs.stand(at: place) {
        let clause = answer.clause(at: place)
        if pairs.contains(where: { answer.clause(at: $0.place) == clause }) {
          return OppositeWord(element: element, place: place)
        }
      }
    }
    return nil
  }
}
