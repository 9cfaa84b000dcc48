/// Looks for a rejected form: all its words, in order, with hardly a word between.
struct RejectedFormSearch {
  let pattern: FormPattern
  let answer: AnswerReading
  private let hits: [[AnswerReading.Hit]]

  /// The subjects of other ideas.
  let rivals: Set<String>

  init(
    _ pattern: FormPattern, in answer: AnswerReading, hits: [[AnswerReading.Hit]],
    rivals: Set<String> = []
  ) {
    self.pattern = pattern
    self.answer = answer
    self.hits = hits
    self.rivals = rivals
  }

  /// Where the answer says the form, as places, or nil.
  func match() -> [Int]? {
    if pattern.elements.count == 1, pattern.words.count > 1 { return literalMatch() }
    guard !hits.isEmpty, hits.allSatisfy({ !$0.isEmpty }) else { return nil }
    if hits.count == 2 { return freeMatch() }
    for start in hits[0] {
      if let places = places(from: start.place), isSaid(places) { return places }
    }
    return nil
  }

  /// Two words may stand in either order, as active and passive put them.
  private func freeMatch() -> [Int]? {
    for one in hits[0] {
      let near = one.place - Self.gap - 1...one.place + Self.gap + 1
      for place in places(of: 1, in: near) where place != one.place {
        guard isTogether(one.place, place),
          place > one.place || mayBeReversed(one.place, place), isSaid([one.place, place])
        else { continue }
        return [one.place, place].sorted()
      }
    }
    return nil
  }

  /// Two words of one clause say nothing together over the border of another: "0 there, in the parent 5".
  private func isTogether(_ one: Int, _ other: Int) -> Bool {
    pattern.isOneClause
      ? answer.clause(at: one) == answer.clause(at: other)
      : answer.sentence(at: one) == answer.sentence(at: other)
  }

  /// The places of an element inside a stretch.
  private func places(of element: Int, in stretch: ClosedRange<Int>) -> [Int] {
    let hits = hits[element]
    let first = hits.firstIndex(atOrAfter: stretch.lowerBound) { $0.place }
    return hits[first...].prefix { $0.place <= stretch.upperBound }.map(\.place)
  }

  /// An active sentence turns a passive form around, and the other way about.
  ///
  /// Not over a pause: what is done and what it is done to stand together.
  private func mayBeReversed(_ one: Int, _ other: Int) -> Bool {
    let between = answer.content[min(one, other)]...answer.content[max(one, other)]
    guard answer.tokens[between].allSatisfy({ $0.isWord && !Self.joiners.contains($0.word) }) else {
      return false
    }
    let isFormPassive = pattern.words.contains("be") && pattern.elements.contains(where: \.isAction)
    return isFormPassive != (answer.mayBePassive(one) || answer.mayBePassive(other))
  }

  private static let joiners: WordSet = ["and", "or", "but"]

  /// A form with one telling word only is taken by its letters.
  private func literalMatch() -> [Int]? {
    hits[0].first { isSaid([$0.place]) && answer.holds(pattern.words, around: $0.place) }
      .map { [$0.place] }
  }

  /// The words that may stand between two of the form.
  private static let gap = Measure.rejectedGap

  private func places(from start: Int) -> [Int]? {
    let sentence = answer.sentence(at: start)
    var places = [start]
    for element in hits.indices.dropFirst() {
      let from = places[places.count - 1] + 1
      guard let next = self.places(of: element, in: from...from + Self.gap).first,
        answer.sentence(at: next) == sentence
      else { return nil }
      places.append(next)
    }
    return places
  }

  /// Whether the words are claimed, not denied, regretted or supposed.
  private func isSaid(_ places: [Int]) -> Bool {
    var agreeing = 0
    var conditional = 0
    for (element, place) in zip(pattern.elements, places) {
      let marks = answer.marks(at: place)
      if !marks.isDisjoint(with: [.regretted, .notAgain, .asked]) { return false }
      if marks.contains(.negated) == element.isDenied { agreeing += 1 }
      if marks.contains(.conditional) { conditional += 1 }
    }
    guard agreeing == places.count, conditional < places.count, !isOfRival(places),
      !isSaidOfOther(places)
    else { return false }
    return !pattern.words.contains("ani") || isSaidOfAll(places)
  }

  /// Whether what the form says of a thing is said of another: "a stall is open and a tavern is shut".
  private func isSaidOfOther(_ places: [Int]) -> Bool {
    pattern.roles.statements.contains {
      answer.isApart(places[$0.subject], from: places[$0.predicate], besides: places)
    }
  }

  /// How far before the words of a form its "any" stands.
  private static let universalReach = 3

  private static let universal: WordSet = ["any", "every", "all", "each", "always", "whatever"]

  /// A form about any of a kind is not said by a sentence about some.
  private func isSaidOfAll(_ places: [Int]) -> Bool {
    let first = max(0, answer.content[places[0]] - Self.universalReach)
    let last = answer.content[places[places.count - 1]]
    guard first <= last else { return false }
    return answer.tokens[first...last].contains { Self.universal.contains($0.word) }
  }
}
