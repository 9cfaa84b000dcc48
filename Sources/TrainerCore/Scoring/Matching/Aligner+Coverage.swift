/// How much of a form was found, and whether that suffices.
extension Aligner {
  /// The alignment of some pairs; nil where they do not come near.
  func judged(_ found: [Alignment.Pair]) -> Alignment? {
    guard mayComeNear(found) else { return nil }
    let pairs = cohering(found)
    guard let first = pairs.first, let last = pairs.last else { return nil }
    let opposite = oppositeWord(near: pairs)
    let implied = impliedDeed(of: pairs)
    var carried = carriedElements(into: pairs)
    if let implied { carried.insert(implied) }
    var weight = pairs.reduce(0) { $0 + $1.fit * pattern.elements[$1.element].weight }
    if let opposite { weight += Measure.synonymFit * pattern.elements[opposite.element].weight }
    let taken = carried.isEmpty ? 0 : weightTaken(up: carried)
    let cost = Measure.gapCost * Double(last.place - first.place + 1 - pairs.count)
    guard (weight + taken) / pattern.weight - cost >= Measure.nearThreshold else { return nil }
    let (stance, isMisplaced) = stance(of: pairs, opposite: opposite)
    if stance == .supports { weight += taken }
    let isSound = isSound(pairs, opposite?.element, lacksDeed: implied == nil)
    return Alignment(
      coverage: weight / pattern.weight - cost, stance: stance, isMisplaced: isMisplaced,
      isSound: isSound,
      isWhole: isSound && saysEnough(pairs, opposite?.element, carried)
        && !lacksOwnWord(pairs, opposite?.element),
      places: pairs.map { $0.place } + (opposite.map { [$0.place] } ?? []))
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

  private func weightTaken(up elements: Set<Int>) -> Double {
    elements.sorted().reduce(0) { $0 + Measure.carriedFit * pattern.elements[$1].weight }
  }

  /// Whether more is said of a thing than its name.
  private func isSound(_ pairs: [Alignment.Pair], _ opposite: Int?, lacksDeed: Bool) -> Bool {
    !isOnlyName(pairs) && !(lacksDeed && lacksVerb(pairs, opposite: opposite))
      && !isFragment(pairs, opposite)
  }

  /// The deed that needs no word: what is not there is not done, and an arrow makes one of the other.
  private func impliedDeed(of pairs: [Alignment.Pair]) -> Int? {
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

  /// Whether a statement that something is so was found in the parts of one name alone.
  private func isOnlyName(_ pairs: [Alignment.Pair]) -> Bool {
    guard pattern.elements.count > 1, answer.isPartOfName(pairs[0].place),
      pattern.words.contains("be"), !pattern.isOneName
    else { return false }
    let name = answer.range(at: pairs[0].place)
    return pairs.allSatisfy {
      answer.range(at: $0.place) == name && !pattern.elements[$0.element].isDenied
    } && pairs.contains { pattern.elements[$0.element].identifier == nil }
  }

  /// Whether all that was found is said by the question or by other ideas too, where the form has more.
  private func lacksOwnWord(_ pairs: [Alignment.Pair], _ opposite: Int?) -> Bool {
    func mayBeOwn(_ index: Int) -> Bool {
      !pattern.elements[index].isShared && !pattern.elements[index].isGiven
    }
    return pattern.hasOwnWord
      && !pairs.contains { mayBeOwn($0.element) } && opposite.map(mayBeOwn) != true
  }

  /// Whether a form with a verb was found without one, and hardly anything else of it.
  ///
  /// "No callbacks" needs no verb to deny one.
  private func lacksVerb(_ pairs: [Alignment.Pair], opposite: Int?) -> Bool {
    guard pattern.hasTellingVerb, pairs.count < pattern.elements.count,
      !pairs.contains(where: { pattern.elements[$0.element].isAction }),
      opposite.map({ pattern.elements[$0].isAction }) != true,
      !pairs.allSatisfy({
        pattern.elements[$0.element].isDenied
          && answer.marks(at: $0.place).contains(.negated)
      })
    else { return false }
    return writtenWords(of: pairs) < Measure.wordsWithoutVerb
  }

  /// How many words of the text were found; the parts of a name are one.
  private func writtenWords(of pairs: [Alignment.Pair]) -> Int {
    pairs.indices.count { index in
      index == 0
        || answer.range(at: pairs[index].place).lowerBound
          != answer.range(at: pairs[index - 1].place).lowerBound
    }
  }

  /// Whether the telling words were found, but for one in a few; without any telling word, all.
  private func saysEnough(
    _ pairs: [Alignment.Pair], _ opposite: Int?, _ carried: Set<Int>
  ) -> Bool {
    if pattern.tellingWords == 0 { return pairs.count == pattern.elements.count }
    let lacking = pattern.elements.indices.count { index in
      pattern.elements[index].isTelling && index != opposite && !carried.contains(index)
        && !pairs.hold(index)
    }
    return lacking <= pattern.tellingWords / Measure.tellingWordsPerGap
  }
}
