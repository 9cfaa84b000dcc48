/// How much of a form was found, and whether that suffices.
extension Aligner {
  /// The alignment of some pairs; nil where they do not come near.
  func judged(_ found: [Alignment.Pair]) -> Alignment? {
    let pairs = cohering(found)
    guard let first = pairs.first, let last = pairs.last, pattern.weight > 0 else { return nil }
    let opposite = oppositeWord(near: pairs)
    let implied = impliedDeeds(of: pairs)
    let carried = carriedElements(into: pairs).union(implied)
    let elements = Set(pairs.map(\.element)).union(opposite.map { [$0.element] } ?? [])
    var weight = pairs.reduce(0) { $0 + $1.fit * pattern.elements[$1.element].weight }
    if let opposite { weight += Measure.synonymFit * pattern.elements[opposite.element].weight }
    let taken = carried.sorted().reduce(0) {
      $0 + Measure.carriedFit * pattern.elements[$1].weight
    }
    let cost = Measure.gapCost * Double(last.place - first.place + 1 - pairs.count)
    guard (weight + taken) / pattern.weight - cost >= Measure.nearThreshold else { return nil }
    let (stance, isMisplaced) = stance(of: pairs, opposite: opposite)
    if stance == .supports { weight += taken }
    let places = pairs.map(\.place) + (opposite.map { [$0.place] } ?? [])
    let lacksDeed = implied.isEmpty && lacksVerb(pairs, opposite: opposite?.element)
    let isSound = !isOnlyName(pairs) && !lacksDeed && !isFragment(pairs, opposite?.element)
    return Alignment(
      coverage: weight / pattern.weight - cost, stance: stance, isMisplaced: isMisplaced,
      isSound: isSound,
      isWhole: isSound && saysEnough(elements.union(carried), pairs) && !lacksOwnWord(elements),
      places: places, ranges: answer.ranges(at: places))
  }

  /// The deed that needs no word: what is not there is not done, and an arrow makes one of the other.
  private func impliedDeeds(of pairs: [Alignment.Pair]) -> Set<Int> {
    let missing = pattern.elements.indices.filter { index in
      pattern.elements[index].isAction && !pairs.contains { $0.element == index }
    }
    guard missing.count == 1, let deed = missing.first else { return [] }
    let isAbsent =
      pattern.elements[deed].isDenied
      && pairs.allSatisfy { pair in
        pattern.elements[pair.element].isDenied && pattern.elements[pair.element].isThing
          && answer.isLacking(pair.place)
      }
    if isAbsent { return [deed] }
    guard Thesaurus.standard.isTurning(pattern.elements[deed].meanings), pairs.count > 1,
      answer.hasArrow(between: pairs[0].place, and: pairs[pairs.count - 1].place)
    else { return [] }
    return [deed]
  }

  /// The pairs without deeds and qualities that stand in a clause by themselves, away from the others.
  private func cohering(_ pairs: [Alignment.Pair]) -> [Alignment.Pair] {
    guard pairs.count > 1 else { return pairs }
    return pairs.filter { pair in
      if pattern.elements[pair.element].isThing { return true }
      let clause = answer.token(at: pair.place).clause
      return pairs.contains { other in
        other.place != pair.place
          && (answer.token(at: other.place).clause == clause
            || abs(other.place - pair.place) <= Measure.looseReach)
      }
    }
  }

  /// Whether a statement that something is so was found in the parts of one name alone.
  private func isOnlyName(_ pairs: [Alignment.Pair]) -> Bool {
    guard pattern.words.contains("be"), pattern.elements.count > 1, !pattern.isOneName else {
      return false
    }
    let name = answer.token(at: pairs[0].place)
    return name.identifier != nil
      && pairs.allSatisfy { pair in
        let element = pattern.elements[pair.element]
        return answer.token(at: pair.place).range == name.range && !element.isDenied
      }
      && pairs.contains { pattern.elements[$0.element].identifier == nil }
  }

  /// Whether all that was found is said by the question or by other ideas too, where the form has more.
  private func lacksOwnWord(_ found: Set<Int>) -> Bool {
    pattern.elements.contains(where: \.isOwn)
      && !found.contains {
        !pattern.elements[$0].isShared && !pattern.elements[$0].isGiven
      }
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
          && answer.token(at: $0.place).marks.contains(.negated)
      })
    else { return false }
    let words = Set(pairs.map { answer.token(at: $0.place).range.lowerBound })
    return words.count < Measure.wordsWithoutVerb
  }

  /// Whether the telling words were found, but for one in a few; without any telling word, all.
  private func saysEnough(_ found: Set<Int>, _ pairs: [Alignment.Pair]) -> Bool {
    if pattern.tellingWords == 0 { return pairs.count == pattern.elements.count }
    let lacking = pattern.elements.indices.count {
      pattern.elements[$0].isTelling && !found.contains($0)
    }
    return lacking <= pattern.tellingWords / Measure.tellingWordsPerGap
  }
}
