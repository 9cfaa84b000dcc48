/// Weighs what an answer says for an idea against what it says against it.
struct IdeaJudge {
  let views: [AnswerView]
  let code: CodeSearch
  let information: Information

  /// The judgement on one idea.
  func judgement(on idea: CompiledIdea) -> Judgement {
    var support: Finding?
    var denial: Finding?
    for (pattern, elements) in zip(idea.accepted, idea.acceptedElements) {
      for view in views {
        let found = findings(
          of: pattern, elements, in: view, topic: idea.topic, rivals: idea.rivals)
        support = Self.stronger(support, found.support) { $0.strength }
        denial = Self.stronger(denial, found.denial) { $0.weight }
      }
    }
    for (pattern, elements) in zip(idea.rejected, idea.rejectedElements) {
      for view in views {
        let found = rejection(by: pattern, elements, in: view, of: idea)
        denial = Self.stronger(denial, found) { $0.weight }
      }
    }
    if let found = support, isOfOtherOrder(found, idea) { support = nil }
    if let name = support, isMereName(name, of: idea), isSpokenAgainst(name, idea) { support = nil }
    let verdict = Self.decision(on: idea, support, denial)
    return Judgement(verdict: verdict, strength: support?.strength ?? 0)
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

  /// What is found both for and against goes to the heavier; apart from each other, support may win.
  private static func decision(
    on idea: CompiledIdea, _ support: Finding?, _ denial: Finding?
  ) -> IdeaVerdict {
    guard let denial else {
      guard let support else {
        return IdeaVerdict(idea: idea.id, verdict: .missing, evidence: .nothing)
      }
      return idea.covered(by: support)
    }
    guard let support, !support.overlaps(denial),
      support.weight >= Measure.supportShare * denial.weight
    else { return idea.contradicted(by: denial) }
    return idea.covered(by: support)
  }
}

// MARK: - Accepted forms

extension IdeaJudge {
  private func findings(
    of pattern: FormPattern, _ elements: [Int], in view: AnswerView, topic: IdeaTopic?,
    rivals: Set<String>
  ) -> (support: Finding?, denial: Finding?) {
    if pattern.elements.isEmpty { return (code.finding(of: pattern), nil) }
    guard code.holds(pattern.code) else { return (nil, nil) }
    var support: Finding?
    var denial: Finding?
    let aligner = Aligner(
      pattern, in: view.reading, hits: view.hits(of: elements), topic: topic, rivals: rivals)
    for alignment in aligner.best() where tells(alignment, pattern, view.reading) {
      let finding = Finding(
        form: pattern.text, ranges: alignment.ranges,
        strength: alignment.coverage,
        weight: alignment.coverage * pattern.weight)
      switch alignment.stance {
      case .supports: support = finding
      case .denies where pattern.mayContradict && alignment.coverage >= Measure.deniedThreshold:
        denial = finding
      case .denies, .blocks: break
      }
    }
    return (support, denial)
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

// MARK: - Rejected forms

extension IdeaJudge {
  private func rejection(
    by pattern: FormPattern, _ elements: [Int], in view: AnswerView,
    of idea: CompiledIdea
  ) -> Finding? {
    if pattern.elements.isEmpty { return code.finding(of: pattern) }
    guard code.holds(pattern.code) else { return nil }
    let hits = view.hits(of: elements, rejectedBy: pattern, apartFrom: idea.acceptedStems)
    let search = RejectedFormSearch(
      pattern, in: view.reading, hits: hits, rivals: idea.rivals)
    guard let places = search.match() else { return nil }
    return Finding(
      form: pattern.text, ranges: view.reading.ranges(at: places), strength: 1,
      weight: pattern.weight)
  }

  /// Whether an idea is credited for a single name.
  private func isMereName(_ finding: Finding, of idea: CompiledIdea) -> Bool {
    idea.accepted.contains { $0.text == finding.form && $0.isOneName }
  }

  /// Whether a rejected form is half said around the name that would be credited.
  private func isSpokenAgainst(_ name: Finding, _ idea: CompiledIdea) -> Bool {
    zip(idea.rejected, idea.rejectedElements).contains { pattern, elements in
      views.contains { view in
        Aligner(pattern, in: view.reading, hits: view.hits(of: elements)).best().contains {
          $0.stance == .supports && $0.coverage >= Measure.doubtThreshold && $0.ranges.count > 1
            && $0.ranges.contains { $0.overlaps(name.ranges[0]) }
        }
      }
    }
  }
}

extension CompiledIdea {
  func covered(by finding: Finding) -> IdeaVerdict {
    IdeaVerdict(
      idea: id, verdict: .covered, evidence: .matches(form: finding.form, at: finding.ranges))
  }

  fileprivate func contradicted(by finding: Finding) -> IdeaVerdict {
    IdeaVerdict(
      idea: id, verdict: .contradicted, evidence: .denies(form: finding.form, at: finding.ranges))
  }
}
