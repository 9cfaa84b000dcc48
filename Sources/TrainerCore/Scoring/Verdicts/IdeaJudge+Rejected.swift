/// What an answer has of the forms that contradict an idea.
extension IdeaJudge {
  func hear(
    rejected pattern: FormPattern, _ elements: [Int], in view: AnswerView, of idea: CompiledIdea,
    _ hearing: inout IdeaHearing
  ) {
    if pattern.elements.isEmpty {
      hearing.rejectedForm = Self.stronger(hearing.rejectedForm, code.finding(of: pattern)) {
        $0.weight
      }
      return
    }
    guard code.holds(pattern.code) else { return }
    let near = Aligner(pattern, in: view.reading, hits: view.hits(of: elements)).alignments()
    if let nearest = near.nearest {
      hearing.nearRejections.append((nearest.coverage, view.reading.ranges(at: nearest.places)))
    }
    let hits = view.hits(of: elements, rejectedBy: pattern, apartFrom: idea.acceptedStems)
    let search = RejectedFormSearch(pattern, in: view.reading, hits: hits, rivals: idea.rivals)
    guard let places = search.match() else { return }
    let finding = Finding(allOf: pattern, at: view.reading.ranges(at: places))
    hearing.rejectedForm = Self.stronger(hearing.rejectedForm, finding) { $0.weight }
  }

  /// Whether an idea would be credited for a single name around which a rejected form is half said.
  func isDoubtfulName(_ name: Finding, _ idea: CompiledIdea) -> Bool {
    guard idea.accepted.contains(where: { $0.text == name.form && $0.isOneName }) else {
      return false
    }
    return zip(idea.rejected, idea.rejectedElements).contains { pattern, elements in
      views.contains { view in
        Aligner(pattern, in: view.reading, hits: view.hits(of: elements)).alignments().whole
          .contains { alignment in
            guard alignment.stance == .supports, alignment.coverage >= Measure.doubtThreshold
            else { return false }
            let ranges = view.reading.ranges(at: alignment.places)
            return ranges.count > 1 && ranges.contains { $0.overlaps(name.ranges[0]) }
          }
      }
    }
  }
}
