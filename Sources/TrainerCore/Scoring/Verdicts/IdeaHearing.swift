/// What was heard of one idea, before it is decided whether the answer says it.
struct IdeaHearing {
  let idea: String

  /// The words that say a form by themselves, those that deny one, and those that say a rejected one.
  var support: Finding?
  var deniedForm: Finding?
  var rejectedForm: Finding?

  /// The words that come nearest to a form; how near is the strength of the finding.
  var nearest: Finding?
  var nearestPlaces: [Int]?

  /// The forms that are near, and how many words the longest part of one has.
  var nearForms: Set<String> = []
  var nearWords = 0

  /// The fullest sentence, and what the idea's words in it weigh.
  var fullest: Finding?

  /// The signs that the idea's own forms give.
  var signs = Signs()

  /// Whether code, or a yes to the question, says a form.
  var isCertain = false

  /// The words of an accepted form as its author wrote it.
  var wordForWord: Finding?

  /// Whether a form is found, but denied, or said of something else.
  var isBarred = false

  /// Where most of a form is denied.
  var halfDenials: [[Range<Int>]] = []

  /// How much there is of each rejected form, 0 to 1, and where.
  var nearRejections: [(share: Double, ranges: [Range<Int>])] = []

  /// The heavier of what denies a form and what says a rejected one.
  var denial: Finding? { IdeaJudge.stronger(deniedForm, rejectedForm) { $0.weight } }

  /// What is found both for and against goes to the heavier; apart from each other, support may win.
  ///
  /// A form said word for word is not denied by what is left of another.
  var isContradicted: Bool {
    guard let denial else { return false }
    if let support, rejectedForm == nil, support.strength >= Measure.wordForWord { return false }
    guard let support, !support.overlaps(denial) else { return true }
    return support.weight < Measure.supportShare * denial.weight
  }

  /// How much there is of a rejected form beyond a half, unless an accepted one is clearly nearer.
  var rejection: Double { rejection(besides: nil) }

  /// The same, but for the words by which another idea is said.
  private func rejection(besides other: Finding?) -> Double {
    let accepted = max(nearest?.strength ?? 0, support?.strength ?? 0)
    let share = nearRejections.filter { other?.covers($0.ranges) != true }.map(\.share).max() ?? 0
    guard share >= accepted - Measure.clearlyNearer else { return 0 }
    return max(0, min(1, share) - 0.5)
  }

  private func isHalfDenied(besides other: Finding?) -> Bool {
    halfDenials.contains { other?.covers($0) != true }
  }

  /// Whether a form says it, and nothing heavier speaks against it.
  var isSaid: Bool { support != nil && !isContradicted }
}

extension IdeaHearing {
  /// The signs of all ideas of an answer, those that the others give included.
  static func signs(_ hearings: [Self]) -> [Signs] {
    hearings.indices.map { number in
      let others = hearings.indices.filter { $0 != number }.map { hearings[$0] }
      var signs = hearings[number].signs
      signs[.othersSaid] =
        Double(others.count(where: \.isSaid)) / Double(max(1, others.count))
      signs[.othersDenied] = others.contains(where: \.isContradicted) ? 1 : 0
      // "A is called once" says nothing of B, whose forms have the same words.
      let said = hearings[number].isSaid ? hearings[number].support : nil
      signs[.othersHalfDenied] = others.contains { $0.isHalfDenied(besides: said) } ? 1 : 0
      signs[.othersRejected] = others.map { $0.rejection(besides: said) }.max() ?? 0
      return signs
    }
  }

  /// The verdicts on all ideas of an answer.
  ///
  /// An answer of which no form says an idea may be about something else: what is likely must then be so
  /// together.
  static func verdicts(_ hearings: [Self]) -> [IdeaVerdict] {
    let heard = Array(zip(hearings, signs(hearings)))
    let odds = heard.map { hearing, signs in hearing.likelihood(signs) }.reduce(0, +)
    let isOnTopic = hearings.contains(where: \.isSaid) || odds >= Credence.onTopic
    return heard.map { $0.verdict($1, isOnTopic: isOnTopic) }
  }

  private func verdict(_ signs: Signs, isOnTopic: Bool) -> IdeaVerdict {
    if isContradicted, let denial {
      return IdeaVerdict(
        idea: idea, verdict: .contradicted,
        evidence: .denies(form: denial.form, at: denial.ranges))
    }
    guard let found = evidence, isCertain || isBelieved(signs, isOnTopic: isOnTopic) else {
      return IdeaVerdict(idea: idea, verdict: .missing, evidence: .nothing)
    }
    return IdeaVerdict(
      idea: idea, verdict: .covered, evidence: .matches(form: found.form, at: found.ranges),
      isSaidByForm: support != nil)
  }

  /// Whether enough is there to be believed at all: a form; or words that only this idea uses, two, or one
  /// in what comes near a form, and together with others they weigh as much as two.
  private var isSpokenOf: Bool {
    if isSaid { return true }
    return signs[.ownWords] > (nearest == nil ? 1 : 0)
      && (!nearForms.isEmpty || signs[.words] >= Measure.wordsWithoutForm)
  }

  /// The words that decide in its favour; without a form that says it, the most that there are.
  private var evidence: Finding? {
    if let support { return support }
    guard let nearest, let fullest else { return nearest ?? fullest }
    return fullest.ranges.count > nearest.ranges.count || nearForms.isEmpty ? fullest : nearest
  }

  /// Whether its words may decide, as no form of it is found denied or misplaced.
  private var mayBeSaid: Bool { (support != nil || !isBarred) && isSpokenOf }

  /// How far it is likelier than not, as the logarithm of the odds, from 0.
  private func likelihood(_ signs: Signs) -> Double {
    mayBeSaid && !isContradicted ? max(0, Credence.logOdds(signs)) : 0
  }

  private func isBelieved(_ signs: Signs, isOnTopic: Bool) -> Bool {
    if wordForWord != nil, support != nil, signs[.othersDenied] == 0 { return true }
    return mayBeSaid && isOnTopic && Credence.believes(signs)
  }
}
