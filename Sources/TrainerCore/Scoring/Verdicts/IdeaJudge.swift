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
        hear(accepted: pattern, elements, in: view, of: idea, &hearing)
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

extension Finding {
  /// All of a form, at some words.
  init(allOf pattern: FormPattern, at ranges: [Range<Int>]) {
    self.init(form: pattern.text, ranges: ranges, strength: 1, weight: pattern.weight)
  }
}
