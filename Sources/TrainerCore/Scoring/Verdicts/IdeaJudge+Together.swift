/// What the forms of an idea say together, whichever of them has the words.
extension IdeaJudge {
  /// Beyond so much more adds nothing: of forms, of words that come near one, of what the words weigh, and
  /// of words that only the idea uses.
  private static let mostForms = 8
  private static let mostNearWords = 4
  private static let mostWeight = 2.5
  private static let mostOwnWords = 3

  /// Hears the words of all forms: the sentence that has most of them, and what stands around them.
  func hearTogether(_ idea: CompiledIdea, _ hearing: inout IdeaHearing) {
    let forms = min(Self.mostForms, idea.formCount)
    hearing.signs[.nearForms] = min(1, Double(hearing.nearForms.count) / Double(max(1, forms)))
    hearing.signs[.nearWords] = Double(min(Self.mostNearWords, hearing.nearWords))
    let reading = views[0].reading
    let hits = idea.words.hits(in: views[0])
    guard let found = WordsFound(hits, of: idea.words, in: reading) else { return }
    hearing.fullest = Finding(
      form: idea.label, ranges: reading.ranges(at: found.places), strength: 0,
      weight: found.weight)
    hearing.signs[.words] = min(Self.mostWeight, found.weight)
    hearing.signs[.ownWords] = Double(min(Self.mostOwnWords, found.ownWords))
    hearing.signs[.exactness] = found.exactShare
    hearSurroundings(of: hearing.nearestPlaces ?? found.places, idea, &hearing)
  }

  /// Counts what the sentence repeats of the question, and words of other ideas in the same clauses.
  private func hearSurroundings(
    of places: [Int], _ idea: CompiledIdea, _ hearing: inout IdeaHearing
  ) {
    let reading = views[0].reading
    guard let first = places.first, reading.content.indices.contains(first) else { return }
    let sentence = reading.sentence(at: first)
    let clauses = places.filter { reading.content.indices.contains($0) }
      .map { reading.clause(at: $0) }
    var low = first
    while low > 0, reading.sentence(at: low - 1) == sentence { low -= 1 }
    var (words, given, foreign) = (0.0, 0.0, 0.0)
    var place = low
    while place < reading.content.count, reading.sentence(at: place) == sentence {
      let token = reading.token(at: place)
      words += 1
      if information.isGiven(token) { given += 1 }
      if clauses.contains(token.clause), !places.contains(place),
        idea.foreignStems.contains(token.stem)
      {
        foreign += 1
      }
      place += 1
    }
    hearing.signs[.echo] = given / max(1, words)
    hearing.signs[.foreignWords] = foreign
  }
}
