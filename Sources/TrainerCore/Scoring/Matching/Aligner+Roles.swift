/// Whether what was found has the parts that the form gives out.
extension Aligner {
  /// Whether what should do it has it done: found before the verb is the object, behind it the subject;
  /// the other way about where the verb is in the passive.
  func hasSwappedRoles(_ pairs: [Alignment.Pair]) -> Bool {
    if pattern.roles.frames.contains(where: { areExchanged($0, in: pairs) }) { return true }
    if let pivot = pattern.roles.pivot, isTurned(around: pivot, pairs) { return true }
    guard let relation = pattern.roles.relation else { return false }
    guard let doer = pairs.pair(of: relation.subject), let deed = pairs.pair(of: relation.verb),
      let target = pairs.pair(of: relation.object)
    else { return false }
    let isAction = pattern.elements[deed.element].isAction
    if isAction, doer.place < deed.place, deed.place < target.place {
      return answer.mayNameAgent(behind: deed.place)
    }
    guard target.place < deed.place, deed.place < doer.place,
      !answer.hasArrow(between: deed.place, and: doer.place)
    else { return false }
    if !isAction { return true }
    return isSameSide(deed) && !answer.mayBePassive(deed.place)
  }

  /// Whether the two parties of a deed stand in each other's places around it.
  private func areExchanged(_ frame: DeedFrame, in pairs: [Alignment.Pair]) -> Bool {
    guard let doer = pairs.pair(of: frame.doer), let target = pairs.pair(of: frame.target),
      let deed = pairs.pair(of: frame.deed), isSameSide(deed),
      answer.clause(at: deed.place) == answer.clause(at: doer.place),
      answer.clause(at: deed.place) == answer.clause(at: target.place)
    else { return false }
    let (verb, agent) = (answer.content[deed.place], answer.content[doer.place])
    if answer.isPassive(deed.place) {
      return doer.place < deed.place && deed.place < target.place
        && VerbGroup.isAgent(answer.content[target.place], of: verb, in: answer.tokens)
    }
    return target.place < deed.place && deed.place < doer.place
      && !VerbGroup.isIntroduced(agent, in: answer.tokens)
      && !answer.hasArrow(between: deed.place, and: doer.place)
  }

  /// Whether what stands before the verb of the form stands behind it, and the other way about.
  private func isTurned(around pivot: Pivot, _ pairs: [Alignment.Pair]) -> Bool {
    func places(of side: Set<Int>) -> [Int] {
      pairs.filter { $0.fit == 1 && side.contains($0.element) }.map { answer.content[$0.place] }
    }
    let (before, behind) = (places(of: pivot.before), places(of: pivot.behind))
    guard before.count == pivot.before.count || behind.count == pivot.behind.count,
      let last = behind.max(), let first = before.min(), last < first
    else { return false }
    let clause = answer.tokens[last].clause
    return answer.tokens[first].clause == clause
      && (last + 1..<first).contains { index in
        answer.tokens[index].isPlainWord && answer.tokens[index].stem == pivot.stem
          && !VerbGroup.isPassive(index, in: answer.tokens)
      }
  }

  /// Whether a deed found is told from the side of the form: "belongs to" is not "owns".
  func isSameSide(_ deed: Alignment.Pair) -> Bool {
    deed.fit == 1 || !Thesaurus.standard.hasTwoSides(pattern.elements[deed.element].meanings)
  }

  /// Whether something else goes there, does it, or is what it is done to.
  func hasOtherRoles(_ pairs: [Alignment.Pair]) -> Bool {
    isReversed(pairs) || hasDoerForTarget(pairs) || hasOtherDoer(pairs) || hasWrongParties(pairs)
  }

  /// Whether what should go somewhere is where it goes to, and not the other way about.
  private func isReversed(_ pairs: [Alignment.Pair]) -> Bool {
    guard let direction = pattern.roles.direction,
      let source = pairs.pair(of: direction.source),
      let goal = pairs.pair(of: direction.goal)
    else { return false }
    let (from, to) = (answer.content[source.place], answer.content[goal.place])
    guard Direction.isGoal(from, in: answer.tokens) else { return false }
    return Direction.isSource(to, in: answer.tokens)
      || (to < from && !Direction.isGoal(to, in: answer.tokens))
  }

  /// Whether what should have something done to it does it to another thing.
  private func hasDoerForTarget(_ pairs: [Alignment.Pair]) -> Bool {
    guard let command = pattern.roles.command,
      let deed = pairs.pair(of: command.deed),
      let target = pairs.pair(of: command.target)
    else { return false }
    return target.place < deed.place && answer.does(target.place, deed.place)
  }

  /// Whether the deed is told of what another idea is about.
  private func hasOtherDoer(_ pairs: [Alignment.Pair]) -> Bool {
    guard !rivals.isEmpty, let deed = pattern.roles.deed,
      let pair = pairs.pair(of: deed),
      let doer = answer.nearestDoer(of: pair.place)
    else { return false }
    return (rivals.contains(doer.stem) || rivals.contains(doer.key))
      && !pairs.contains { answer.range(at: $0.place) == doer.range }
  }
}
