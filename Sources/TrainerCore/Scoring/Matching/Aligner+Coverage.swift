/// How much of a form was found, and whether that suffices.
extension Aligner {
  /// The alignment of some pairs; nil where they do not come near.
  func judged(_ found: [Alignment.Pair]) -> Alignment? {
    guard mayComeNear(found), let part = part(of: cohering(found)) else { return nil }
    let most = coverage(of: part, withUnspoken: true)
    guard most >= Measure.nearThreshold else { return nil }
    let (stance, isMisplaced) = stance(of: part)
    let isSound = isSound(part)
    return Alignment(
      coverage: stance == .supports ? most : coverage(of: part, withUnspoken: false),
      stance: stance, isMisplaced: isMisplaced, isSound: isSound,
      isWhole: isSound && saysEnough(part) && !lacksOwnWord(part), places: part.places)
  }

  /// What some pairs have of the form, with what counts beside them; nil where there are none.
  private func part(of pairs: [Alignment.Pair]) -> PartFound? {
    if pairs.isEmpty { return nil }
    return PartFound(
      pairs: pairs, opposite: oppositeWord(near: pairs), impliedDeed: impliedDeed(of: pairs),
      carried: carriedElements(into: pairs))
  }

  /// The share of the form's weight that was found, less a little for each word between.
  private func coverage(of part: PartFound, withUnspoken: Bool) -> Double {
    var weight = part.pairs.reduce(0) { $0 + $1.fit * pattern.elements[$1.element].weight }
    if let opposite = part.opposite {
      weight += Measure.synonymFit * pattern.elements[opposite.element].weight
    }
    // In order, as sums of fractions depend on it.
    if withUnspoken {
      weight += part.unspoken.sorted().reduce(0) {
        $0 + Measure.carriedFit * pattern.elements[$1].weight
      }
    }
    let (first, last) = (part.pairs[0].place, part.pairs[part.pairs.count - 1].place)
    let between = last - first + 1 - part.pairs.count
    return weight / pattern.weight - Measure.gapCost * Double(between)
  }

  /// Whether the words found, with what an opposite, a pronoun or an unspoken deed may add, may come near.
  private func mayComeNear(_ pairs: [Alignment.Pair]) -> Bool {
    guard let first = pairs.first, pattern.weight > 0 else { return false }
    let least = Measure.nearThreshold * pattern.weight
    var weight = pairs.reduce(0) { $0 + $1.fit * pattern.elements[$1.element].weight }
    if weight >= least { return true }
    let refersBack = answer.hasPronoun(inSentence: answer.sentence(at: first.place))
    for index in pattern.elements.indices
    where refersBack || pattern.elements[index].isAction
      || opposites.contains(where: { $0.element == index })
    {
      if !pairs.hold(index) {
        weight += pattern.elements[index].weight
      }
    }
    return weight >= least
  }

  /// The pairs without deeds and qualities that stand in a clause by themselves, away from the others.
  private func cohering(_ pairs: [Alignment.Pair]) -> [Alignment.Pair] {
    if pairs.count <= 1 || pairs.allSatisfy({ coheres($0, with: pairs) }) { return pairs }
    return pairs.filter { coheres($0, with: pairs) }
  }

  private func coheres(_ pair: Alignment.Pair, with pairs: [Alignment.Pair]) -> Bool {
    if pattern.elements[pair.element].isThing { return true }
    let clause = answer.clause(at: pair.place)
    return pairs.contains { other in
      other.place != pair.place
        && (answer.clause(at: other.place) == clause
          || abs(other.place - pair.place) <= Measure.looseReach)
    }
  }

  /// Whether the telling words were found, but for one in a few; without any telling word, all.
  private func saysEnough(_ part: PartFound) -> Bool {
    if pattern.tellingWords == 0 { return part.pairs.count == pattern.elements.count }
    let unspoken = part.unspoken
    let lacking = pattern.elements.indices.count { index in
      pattern.elements[index].isTelling && !unspoken.contains(index)
        && !part.hasElement { $0 == index }
    }
    return lacking <= pattern.tellingWords / Measure.tellingWordsPerGap
  }

  /// Whether all that was found is said by the question or by other ideas too, where the form has more.
  private func lacksOwnWord(_ part: PartFound) -> Bool {
    pattern.hasOwnWord
      && !part.hasElement { !pattern.elements[$0].isShared && !pattern.elements[$0].isGiven }
  }
}
