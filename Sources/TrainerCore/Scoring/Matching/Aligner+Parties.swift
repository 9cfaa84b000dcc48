/// Whether the deeds found are done by whom, and to what, the form says, and what is said of which thing.
extension Aligner {
  /// Whether who should do a deed has it done to it, or the other way about; or something is said of
  /// another thing; or a preposition ties the other of two things.
  func hasWrongParties(_ pairs: [Alignment.Pair]) -> Bool {
    hasWrongFrame(pairs) || isSaidOfOther(pairs) || hasTurnedTie(pairs)
  }

  private func hasWrongFrame(_ pairs: [Alignment.Pair]) -> Bool {
    pattern.roles.frames.contains { frame in
      guard let deed = pairs.pair(of: frame.deed) else { return false }
      let doer = pairs.pair(of: frame.doer)
      if isSameSide(deed) {
        // What runs may be run as well: only a deed that the form has done to something is turned.
        if let doer, frame.target != nil, answer.isTarget(doer.place, of: deed.place) {
          return true
        }
        if let target = pairs.pair(of: frame.target), answer.isDoer(target.place, of: deed.place) {
          // "The view updates" tells of updating the view, unless the form has another do it.
          return answer.hasObject(deed.place) || (frame.doer != nil && doer == nil)
            || answer.isPassive(deed.place)
        }
      }
      return doer.map { isOthersDeed($0, deed, target: pairs.pair(of: frame.target)) } ?? false
    }
  }

  /// Whether another does a deed than who should do it, who stands in another clause.
  private func isOthersDeed(
    _ doer: Alignment.Pair, _ deed: Alignment.Pair, target: Alignment.Pair?
  ) -> Bool {
    guard answer.clause(at: doer.place) != answer.clause(at: deed.place) else { return false }
    switch answer.ownDoer(of: deed.place) {
    case nil: return false
    case .speaker: return deed.place < doer.place
    case .named(let other):
      // "The update runs, as the binding calls for it": what is run may run.
      if let target, answer.range(at: target.place) == other.range, answer.isDeed(deed.place) {
        return false
      }
      return deed.place < doer.place
        || other.key != answer.token(at: doer.place).key
          && other.stem != answer.stem(at: doer.place)
    }
  }

  /// Whether what the form says of a thing is said of another, beyond a pause or an "and".
  private func isSaidOfOther(_ pairs: [Alignment.Pair]) -> Bool {
    guard !pattern.roles.statements.isEmpty else { return false }
    return pattern.roles.statements.contains { statement in
      guard let subject = pairs.pair(of: statement.subject),
        let predicate = pairs.pair(of: statement.predicate)
      else { return false }
      return answer.isApart(subject.place, from: predicate.place, besides: pairs.map(\.place))
    }
  }

  /// Whether the preposition that should tie one of two things ties the other: "X is slower than Y".
  private func hasTurnedTie(_ pairs: [Alignment.Pair]) -> Bool {
    pattern.roles.ties.contains { tie in
      guard let tied = pairs.pair(of: tie.tied), let free = pairs.pair(of: tie.free) else {
        return false
      }
      func preposition(_ place: Int) -> String? {
        VerbGroup.preposition(before: answer.content[place], in: answer.tokens)
      }
      return preposition(free.place) == tie.preposition
        && preposition(tied.place) != tie.preposition
    }
  }
}
