/// Hears what an answer says for an idea and against it.
struct IdeaJudge {
  let views: [AnswerView]
  let code: CodeSearch
  let information: Information

  /// What is heard of one idea.
  func hearing(of idea: CompiledIdea) -> IdeaHearing {
    var hearing = IdeaHearing(idea: idea.id)
    for view in views {
      for (pattern, elements) in zip(idea.accepted, idea.acceptedElements) {
        hear(pattern, elements, in: view, of: idea, &hearing)
      }
      for (pattern, elements) in zip(idea.rejected, idea.rejectedElements) {
        hear(rejected: pattern, elements, in: view, of: idea, &hearing)
      }
    }
    if hearing.support == nil { hearing.support = hearing.wordForWord }
    if let found = hearing.support, isOfOtherOrder(found, idea) || isDoubtfulName(found, idea) {
      hearing.support = nil
      hearing.isCertain = false
      hearing.isBarred = true
    }
    hearTogether(idea, &hearing)
    hearing.signs[.form] = hearing.isSaid ? 1 : 0
    let isWhole = hearing.isSaid && hearing.support?.strength ?? 0 >= Measure.wholeForm
    hearing.signs[.wholeForm] = isWhole ? 1 : 0
    hearing.signs[.denial] = hearing.isContradicted ? 1 : 0
    hearing.signs[.rejected] = hearing.rejection
    return hearing
  }

  /// Whether the label wants something before, and the sentence tells what comes after, or the other way.
  private func isOfOtherOrder(_ support: Finding, _ idea: CompiledIdea) -> Bool {
    guard let wanted = idea.order, let first = support.ranges.first,
      views[0].reading.standsFor == nil
    else { return false }
    let told = TimeOrder(around: first.lowerBound, in: views[0].reading)
    return told.map { $0 != wanted } ?? false
  }

  static func stronger(
    _ one: Finding?, _ other: Finding?, by measure: (Finding) -> Double
  ) -> Finding? {
    guard let one else { return other }
    guard let other, measure(other) > measure(one) else { return one }
    return other
  }
}

// MARK: - Accepted forms

extension IdeaJudge {
  private func hear(
    _ pattern: FormPattern, _ elements: [Int], in view: AnswerView, of idea: CompiledIdea,
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
      let finding = Finding(alignment, of: pattern, in: view.reading)
      switch alignment.stance {
      case .supports:
        if view.reading.standsFor != nil { hearing.isCertain = true }
        hearing.support = Self.stronger(hearing.support, finding) { $0.strength }
      case .denies
      where pattern.mayContradict && alignment.coverage >= Measure.deniedThreshold
        && !view.reading.asks(alignment.places):
        hearing.deniedForm = Self.stronger(hearing.deniedForm, finding) { $0.weight }
      case .denies, .blocks: break
      }
    }
    if pattern.isOrdered, hits.allSatisfy({ !$0.isEmpty }),
      !found.whole.contains(where: { $0.stance == .supports })
    {
      hearing.isBarred = true
    }
    if !found.isBarred, hits.allSatisfy({ !$0.isEmpty }), view.reading.standsFor == nil,
      let places = pattern.wording?.places(in: view.reading.tokens)
    {
      hear(pattern, wordForWordAt: places, in: view.reading, &hearing)
    }
    if let nearest = found.nearest { hear(nearest, of: pattern, in: view, &hearing) }
    hearing.halfDenials += found.halfDenials.map { view.reading.ranges(at: $0.places) }
    if found.isBarred { hearing.isBarred = true }
  }

  private func hear(
    _ pattern: FormPattern, wordForWordAt places: [Int], in reading: AnswerReading,
    _ hearing: inout IdeaHearing
  ) {
    let finding = Finding(
      form: pattern.text, ranges: reading.ranges(ofTokens: places), strength: 1,
      weight: pattern.weight)
    hearing.wordForWord = Self.stronger(hearing.wordForWord, finding) { $0.weight }
  }

  private func hear(
    _ nearest: Alignment, of pattern: FormPattern, in view: AnswerView,
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
