/// Weighs what an answer says for an idea against what it says against it.
struct IdeaJudge {
  /// A reading of the answer and where each element of the item stands in it.
  struct View {
    let reading: AnswerReading
    let hits: [[AnswerReading.Hit]]
  }

  let views: [View]
  let code: [CodeToken]
  let information: Information

  /// Something found for or against an idea.
  private struct Finding {
    let form: String
    let ranges: [Range<Int>]

    /// How sure it is: coverage by threshold, or the weight of what was found.
    let strength: Double
    let weight: Double

    func overlaps(_ other: Self) -> Bool {
      guard let start = ranges.first, let end = ranges.last, let otherStart = other.ranges.first,
        let otherEnd = other.ranges.last
      else { return true }
      return start.lowerBound < otherEnd.upperBound && otherStart.lowerBound < end.upperBound
    }
  }

  /// The verdict on one idea.
  func verdict(on idea: CompiledIdea) -> IdeaVerdict {
    var support: Finding?
    var denial: Finding?
    for (pattern, numbers) in zip(idea.accepted, idea.acceptedElements) {
      for view in views {
        weigh(pattern, numbers, view, support: &support, denial: &denial)
      }
    }
    for (pattern, numbers) in zip(idea.rejected, idea.rejectedElements) {
      for view in views {
        guard
          let places = RejectedFormSearch(
            pattern, in: view.reading, hits: numbers.map { view.hits[$0] }
          ).match()
        else { continue }
        let ranges = view.reading.ranges(at: places)
        keep(
          Finding(
            form: pattern.text, ranges: ranges, strength: pattern.weight, weight: pattern.weight),
          in: &denial)
      }
    }
    if let name = support, isMereName(name, of: idea), isSpokenAgainst(name, idea) { support = nil }
    return decide(idea, support, denial)
  }

  private func keep(_ finding: Finding, in best: inout Finding?) {
    if finding.strength > best?.strength ?? 0 { best = finding }
  }

  private func weigh(
    _ pattern: FormPattern, _ numbers: [Int], _ view: View, support: inout Finding?,
    denial: inout Finding?
  ) {
    for wanted in pattern.code where wanted.firstMatch(in: code[...]) == nil { return }
    let aligner = Aligner(pattern, in: view.reading, hits: numbers.map { view.hits[$0] })
    let threshold = pattern.role == .label ? Measure.labelThreshold : Measure.acceptedThreshold
    for alignment in aligner.best() {
      if pattern.elements.count == 1, alignment.coverage < Measure.singleWordThreshold { continue }
      guard alignment.coverage >= threshold else { continue }
      if view.reading.standsFor == nil, isOnlyTheQuestion(alignment, pattern, view.reading) {
        continue
      }
      let weight = alignment.coverage * pattern.weight
      switch alignment.stance {
      case .supports:
        keep(
          Finding(
            form: pattern.text, ranges: alignment.ranges, strength: alignment.coverage / threshold,
            weight: weight), in: &support)
      case .denies:
        guard pattern.role == .accepted, !pattern.isNegative,
          alignment.coverage >= Measure.deniedThreshold
        else { continue }
        keep(
          Finding(form: pattern.text, ranges: alignment.ranges, strength: weight, weight: weight),
          in: &denial)
      case .blocks: continue
      }
    }
  }

  /// Whether all that was found stands in the question, and the form asks for more.
  private func isOnlyTheQuestion(
    _ alignment: Alignment, _ pattern: FormPattern, _ reading: AnswerReading
  ) -> Bool {
    alignment.places.allSatisfy { information.isGiven(reading.token(at: $0)) }
      && !pattern.elements.allSatisfy(\.isGiven)
  }

  private func decide(_ idea: CompiledIdea, _ support: Finding?, _ denial: Finding?) -> IdeaVerdict
  {
    switch (support, denial) {
    case (nil, nil): return IdeaVerdict(idea: idea.id, verdict: .missing, evidence: .nothing)
    case (let support?, nil): return covered(idea, support)
    case (nil, let denial?): return contradicted(idea, denial)
    case (let support?, let denial?):
      let isApart = !support.overlaps(denial)
      return isApart && support.weight >= Measure.supportShare * denial.weight
        ? covered(idea, support) : contradicted(idea, denial)
    }
  }

  /// Whether an idea is credited for a single name.
  private func isMereName(_ finding: Finding, of idea: CompiledIdea) -> Bool {
    finding.ranges.count == 1
      && idea.accepted.contains {
        $0.text == finding.form && Set($0.elements.map(\.identifier)).count == 1
      }
  }

  /// Whether a rejected form is half said around the name that would be credited.
  private func isSpokenAgainst(_ name: Finding, _ idea: CompiledIdea) -> Bool {
    zip(idea.rejected, idea.rejectedElements).contains { pattern, numbers in
      views.contains { view in
        Aligner(pattern, in: view.reading, hits: numbers.map { view.hits[$0] }).best().contains {
          $0.stance == .supports && $0.coverage >= Measure.doubtThreshold && $0.ranges.count > 1
            && $0.ranges.contains { $0.overlaps(name.ranges[0]) }
        }
      }
    }
  }

  private func covered(_ idea: CompiledIdea, _ finding: Finding) -> IdeaVerdict {
    IdeaVerdict(
      idea: idea.id, verdict: .covered, evidence: .matches(form: finding.form, at: finding.ranges))
  }

  private func contradicted(_ idea: CompiledIdea, _ finding: Finding) -> IdeaVerdict {
    IdeaVerdict(
      idea: idea.id, verdict: .contradicted,
      evidence: .denies(form: finding.form, at: finding.ranges))
  }
}
