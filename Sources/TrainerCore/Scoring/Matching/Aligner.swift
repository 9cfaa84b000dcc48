/// Finds the best places of a form in an answer: inside one sentence, in any order unless the form asks
/// for one, with a limited number of other words between.
struct Aligner {
  let pattern: FormPattern
  let answer: AnswerReading
  let topic: IdeaTopic?
  let rivals: Set<String>

  /// All places of all elements, by place.
  let hits: [Alignment.Pair]

  /// The elements whose opposites the answer has anywhere, and the places where these exclude them.
  let opposites: [(element: Int, places: [Int])]

  /// `hits` gives, for each element of the pattern, where it may stand.
  init(
    _ pattern: FormPattern, in answer: AnswerReading, hits: [[AnswerReading.Hit]],
    topic: IdeaTopic? = nil, rivals: Set<String> = []
  ) {
    self.rivals = rivals
    self.topic = topic
    self.pattern = pattern
    self.answer = answer
    opposites = pattern.opposites.compactMap { element, meanings in
      guard answer.means(anyOf: meanings) else { return nil }
      return (element, answer.places(excluding: pattern.elements[element], by: meanings))
    }
    var all: [Alignment.Pair] = []
    if Self.mayFind(pattern, hits, opposites.map { $0.element }) {
      all.reserveCapacity(hits.reduce(0) { $0 + $1.count })
      for (element, places) in hits.enumerated() {
        for hit in places {
          all.append(Alignment.Pair(element: element, place: hit.place, fit: hit.fit))
        }
      }
      all.sort { ($0.place, $0.element) < ($1.place, $1.element) }
    }
    self.hits = all
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
    var start = 0
    while start < hits.count {
      if let alignment = judged(pairs(from: start)) { take(alignment, &found) }
      let place = hits[start].place
      while start < hits.count, hits[start].place == place { start += 1 }
    }
    if let support = found.support, isPart(support, of: found.block ?? found.denial) {
      found.support = nil
    }
    return found
  }

  private func take(_ alignment: Alignment, _ found: inout Alignments) {
    if alignment.isWhole, alignment.coverage > found[alignment.stance]?.coverage ?? 0 {
      found[alignment.stance] = alignment
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
      found.halfDenials.append(alignment)
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
    var pairs: [Alignment.Pair] = []
    pairs.reserveCapacity(pattern.elements.count)
    var index = start
    while index < hits.count, hits[index].place < end, pairs.count < pattern.elements.count,
      answer.sentence(at: hits[index].place) == sentence
    {
      let place = hits[index].place
      var best: (pair: Alignment.Pair, gain: Double)?
      while index < hits.count, hits[index].place == place {
        let hit = hits[index]
        let gain = hit.fit * pattern.elements[hit.element].weight
        if gain > best?.gain ?? 0, !pairs.hold(hit.element), isInOrder(hit.element, after: pairs) {
          best = (hit, gain)
        }
        index += 1
      }
      if let best { pairs.append(best.pair) }
    }
    return pairs
  }

  private func isInOrder(_ element: Int, after pairs: [Alignment.Pair]) -> Bool {
    guard pattern.isOrdered, let last = pairs.last else { return true }
    return pattern.elements[element].step >= pattern.elements[last.element].step
  }
}
