/// Finds the best places of a form in an answer: inside one sentence, in any order unless the form asks
/// for one, with a limited number of other words between.
struct Aligner {
  let pattern: FormPattern
  let answer: AnswerReading
  let topic: IdeaTopic?
  let rivals: Set<String>

  /// All places of all elements, by place.
  let hits: [(place: Int, element: Int, fit: Double)]

  /// The opposites of its elements that stand anywhere in the answer.
  let opposites: [(element: Int, meanings: [Thesaurus.Meaning])]

  /// `hits` gives, for each element of the pattern, where it may stand.
  init(
    _ pattern: FormPattern, in answer: AnswerReading, hits: [[AnswerReading.Hit]],
    topic: IdeaTopic? = nil, rivals: Set<String> = []
  ) {
    self.rivals = rivals
    self.topic = topic
    self.pattern = pattern
    self.answer = answer
    opposites = pattern.opposites.filter { answer.means(anyOf: $0.meanings) }
    guard Self.mayFind(pattern, hits, opposites.map(\.element)) else {
      self.hits = []
      return
    }
    var all: [(place: Int, element: Int, fit: Double)] = []
    for (element, places) in hits.enumerated() {
      for hit in places { all.append((hit.place, element, hit.fit)) }
    }
    self.hits = all.sorted { ($0.place, $0.element) < ($1.place, $1.element) }
  }

  /// Whether the words that stand in the answer, with those that an opposite may stand for, may come near.
  private static func mayFind(
    _ pattern: FormPattern, _ hits: [[AnswerReading.Hit]], _ opposed: [Int]
  ) -> Bool {
    var weight = 0.0
    for index in hits.indices where !hits[index].isEmpty || opposed.contains(index) {
      weight += pattern.elements[index].weight
    }
    return weight >= Measure.nearThreshold * pattern.weight
  }

  /// What the answer has of the form, where it comes near.
  func alignments() -> Alignments {
    var found = Alignments()
    var best: [Alignment.Stance: Alignment] = [:]
    var start = 0
    while start < hits.count {
      if let alignment = judged(pairs(from: start)) { take(alignment, &found, &best) }
      let place = hits[start].place
      while start < hits.count, hits[start].place == place { start += 1 }
    }
    if let support = best[.supports], isPart(support, of: best[.blocks] ?? best[.denies]) {
      best[.supports] = nil
    }
    found.whole = Alignment.Stance.allCases.compactMap { best[$0] }
    return found
  }

  private func take(
    _ alignment: Alignment, _ found: inout Alignments, _ best: inout [Alignment.Stance: Alignment]
  ) {
    if alignment.isWhole, alignment.coverage > best[alignment.stance]?.coverage ?? 0 {
      best[alignment.stance] = alignment
    }
    if alignment.stance == .supports, alignment.isSound,
      alignment.coverage > found.nearest?.coverage ?? 0
    {
      found.nearest = alignment
    }
    if alignment.stance != .supports, alignment.coverage >= pattern.threshold {
      found.isBarred = true
    }
    if alignment.stance == .denies || alignment.isMisplaced,
      alignment.coverage >= Measure.halfDenied
    {
      found.isHalfDenied = true
    }
  }

  /// Whether fewer of the same words support the form only because those are left out that are in the
  /// wrong part.
  private func isPart(_ support: Alignment, of other: Alignment?) -> Bool {
    guard let other, other.isMisplaced, other.coverage > support.coverage else { return false }
    return !Set(other.places).isDisjoint(with: support.places)
  }

  /// Gives each place from here to the window's end the element that gains most there.
  private func pairs(from start: Int) -> [Alignment.Pair] {
    let first = hits[start].place
    if pattern.isAnchored, first > 0 { return [] }
    let sentence = answer.sentence(at: first)
    let end = first + pattern.elements.count + pattern.slack
    var isTaken = [Bool](repeating: false, count: pattern.elements.count)
    var pairs: [Alignment.Pair] = []
    var index = start
    while index < hits.count, hits[index].place < end, pairs.count < pattern.elements.count,
      answer.sentence(at: hits[index].place) == sentence
    {
      let place = hits[index].place
      var best: (element: Int, fit: Double, gain: Double)?
      while index < hits.count, hits[index].place == place {
        let hit = hits[index]
        let gain = hit.fit * pattern.elements[hit.element].weight
        if !isTaken[hit.element], gain > best?.gain ?? 0, isInOrder(hit.element, after: pairs) {
          best = (hit.element, hit.fit, gain)
        }
        index += 1
      }
      guard let best else { continue }
      isTaken[best.element] = true
      pairs.append(Alignment.Pair(element: best.element, place: place, fit: best.fit))
    }
    return pairs
  }

  private func isInOrder(_ element: Int, after pairs: [Alignment.Pair]) -> Bool {
    guard pattern.isOrdered, let last = pairs.last else { return true }
    return pattern.elements[element].step >= pattern.elements[last.element].step
  }
}
