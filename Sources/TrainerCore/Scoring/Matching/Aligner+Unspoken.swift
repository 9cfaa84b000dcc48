/// What of a form needs no word beside those that were found.
extension Aligner {
  /// The deed that needs no word: what is not there is not done, and an arrow makes one of the other.
  func impliedDeed(of pairs: [Alignment.Pair]) -> Int? {
    let missing = pattern.deeds.lazy.filter { !pairs.hold($0) }
    guard let deed = missing.first, missing.dropFirst().isEmpty else { return nil }
    let isAbsent =
      pattern.elements[deed].isDenied
      && pairs.allSatisfy { pair in
        pattern.elements[pair.element].isDenied && pattern.elements[pair.element].isThing
          && answer.isLacking(pair.place)
      }
    if isAbsent { return deed }
    guard Thesaurus.standard.isTurning(pattern.elements[deed].meanings), pairs.count > 1,
      answer.hasArrow(between: pairs[0].place, and: pairs[pairs.count - 1].place)
    else { return nil }
    return deed
  }

  /// Things that the sentence before names and this one does not; none where this one says no more than
  /// another thing.
  func carriedElements(into pairs: [Alignment.Pair]) -> Set<Int> {
    let sentence = answer.sentence(at: pairs[0].place)
    guard answer.hasPronoun(inSentence: sentence), let before = answer.sentence(before: sentence),
      pairs.count > 1 || !pattern.elements[pairs[0].element].isThing
    else { return [] }
    var carried: Set<Int> = []
    var index = hits.firstIndex(atOrAfter: pairs[0].place) { $0.place }
    while index > 0 {
      index -= 1
      let hit = hits[index]
      let named = answer.token(at: hit.place)
      if named.sentence < before { break }
      if named.sentence == before, agrees(named.marks, with: pattern.elements[hit.element]),
        !pattern.elements[hit.element].isAction,
        !pairs.hold(hit.element)
      {
        carried.insert(hit.element)
      }
    }
    return carried
  }
}
