/// What an answer has of the forms that say an idea.
extension IdeaJudge {
  func hear(
    accepted pattern: FormPattern, _ elements: [Int], in view: AnswerView, of idea: CompiledIdea,
    _ hearing: inout IdeaHearing
  ) {
    if pattern.elements.isEmpty {
      guard let found = code.finding(of: pattern) else { return }
      hearing.support = Self.stronger(hearing.support, found) { $0.strength }
      hearing.isCertain = true
      return
    }
    guard code.holds(pattern.code) else { return }
    let hits = view.hits(of: elements)
    let found = Aligner(
      pattern, in: view.reading, hits: hits, topic: idea.topic,
      rivals: idea.rivals
    ).alignments()
    for alignment in found.whole where tells(alignment, pattern, view.reading) {
      take(alignment, of: pattern, in: view.reading, &hearing)
    }
    if let nearest = found.nearest { take(nearest: nearest, of: pattern, in: view, &hearing) }
    hearing.halfDenials += found.halfDenials.map { view.reading.ranges(at: $0.places) }
    if found.isBarred { hearing.isBarred = true }
    if hits.allSatisfy({ !$0.isEmpty }) {
      hear(allWordsOf: pattern, found, in: view.reading, &hearing)
    }
  }

  /// Keeps what says the form or denies it.
  private func take(
    _ alignment: Alignment, of pattern: FormPattern, in reading: AnswerReading,
    _ hearing: inout IdeaHearing
  ) {
    let finding = Finding(alignment, of: pattern, in: reading)
    switch alignment.stance {
    case .supports:
      if reading.standsFor != nil { hearing.isCertain = true }
      hearing.support = Self.stronger(hearing.support, finding) { $0.strength }
    case .denies
    where pattern.mayContradict && alignment.coverage >= Measure.deniedThreshold
      && !reading.asks(alignment.places):
      hearing.deniedForm = Self.stronger(hearing.deniedForm, finding) { $0.weight }
    case .denies, .blocks: break
    }
  }

  /// Tells whether a form of which no word is missing stands there in another order, or as its author
  /// wrote it.
  private func hear(
    allWordsOf pattern: FormPattern, _ found: Alignments, in reading: AnswerReading,
    _ hearing: inout IdeaHearing
  ) {
    if pattern.isOrdered, found.support == nil { hearing.isBarred = true }
    guard !found.isBarred, reading.standsFor == nil,
      let places = pattern.wording?.places(in: reading.tokens)
    else { return }
    let finding = Finding(allOf: pattern, at: reading.ranges(ofTokens: places))
    hearing.wordForWord = Self.stronger(hearing.wordForWord, finding) { $0.weight }
  }

  /// Keeps what comes nearest of all forms.
  private func take(
    nearest: Alignment, of pattern: FormPattern, in view: AnswerView,
    _ hearing: inout IdeaHearing
  ) {
    if nearest.coverage >= Measure.formIsNear { hearing.nearForms.insert(pattern.text) }
    hearing.nearWords = max(hearing.nearWords, nearest.places.count)
    guard nearest.coverage > hearing.nearest?.strength ?? 0 else { return }
    hearing.nearest = Finding(nearest, of: pattern, in: view.reading)
    if view.reading.standsFor == nil { hearing.nearestPlaces = nearest.places }
  }

  /// Whether enough of a form was found, and more than the question says already.
  private func tells(
    _ alignment: Alignment, _ pattern: FormPattern, _ reading: AnswerReading
  ) -> Bool {
    guard alignment.coverage >= pattern.threshold else { return false }
    if pattern.isThin, !reading.holds(pattern.words, around: alignment.places[0]) { return false }
    return reading.standsFor != nil || !isOnlyTheQuestion(alignment, pattern, reading)
  }

  /// Whether all that was found stands in the question, and the form asks for more.
  private func isOnlyTheQuestion(
    _ alignment: Alignment, _ pattern: FormPattern, _ reading: AnswerReading
  ) -> Bool {
    alignment.places.allSatisfy { information.isGiven(reading.token(at: $0)) }
      && !pattern.elements.allSatisfy(\.isGiven)
  }
}

extension Finding {
  fileprivate init(_ alignment: Alignment, of pattern: FormPattern, in reading: AnswerReading) {
    self.init(
      form: pattern.text, ranges: reading.ranges(at: alignment.places),
      strength: alignment.coverage,
      weight: alignment.coverage * pattern.weight)
  }
}
