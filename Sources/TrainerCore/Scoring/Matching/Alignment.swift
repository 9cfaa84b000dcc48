/// How a form's elements lie in an answer.
struct Alignment {
  /// An element and the place where it was found.
  struct Pair {
    let element: Int
    let place: Int
    let fit: Double
  }

  /// Whether the words found say what the form says.
  enum Stance {
    case supports
    case denies

    /// Neither clearly.
    case blocks
  }

  let pairs: [Pair]

  /// The share of the form's weight that was found, less a little for each word between, 0 to 1.
  let coverage: Double
  let stance: Stance

  /// Where the decisive words stand, in bytes of the answer.
  let ranges: [Range<Int>]
}

/// Finds the best places of a form in an answer.
struct Aligner {
  private let pattern: FormPattern
  private let answer: AnswerReading
  private let hits: [(place: Int, element: Int, fit: Double)]

  /// `hits` gives, for each element of the pattern, where it may stand.
  init(_ pattern: FormPattern, in answer: AnswerReading, hits: [[AnswerReading.Hit]]) {
    self.pattern = pattern
    self.answer = answer
    var all: [(place: Int, element: Int, fit: Double)] = []
    for (element, places) in hits.enumerated() {
      for hit in places { all.append((hit.place, element, hit.fit)) }
    }
    self.hits = all.sorted { ($0.place, $0.element) < ($1.place, $1.element) }
  }

  /// The best alignment of each stance, in the order supports, denies, blocks; none that found nothing.
  func best() -> [Alignment] {
    var best: [Alignment.Stance: Alignment] = [:]
    var start = 0
    while start < hits.count {
      if let alignment = alignment(from: start),
        alignment.coverage > best[alignment.stance]?.coverage ?? 0
      {
        best[alignment.stance] = alignment
      }
      let place = hits[start].place
      while start < hits.count, hits[start].place == place { start += 1 }
    }
    return [.supports, .denies, .blocks].compactMap { best[$0] }
  }

  private func alignment(from start: Int) -> Alignment? {
    let first = hits[start].place
    if pattern.isAnchored, first > 0 { return nil }
    let sentence = answer.token(at: first).sentence
    let end = first + pattern.elements.count + pattern.slack
    var isTaken = [Bool](repeating: false, count: pattern.elements.count)
    var pairs: [Alignment.Pair] = []
    var index = start
    while index < hits.count, hits[index].place < end,
      answer.token(at: hits[index].place).sentence == sentence
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
      if let best {
        isTaken[best.element] = true
        pairs.append(Alignment.Pair(element: best.element, place: place, fit: best.fit))
        if pairs.count == pattern.elements.count { break }
      }
    }
    return judged(pairs)
  }

  private func isInOrder(_ element: Int, after pairs: [Alignment.Pair]) -> Bool {
    guard pattern.isOrdered, let last = pairs.last else { return true }
    return pattern.elements[element].step >= pattern.elements[last.element].step
  }

  private func judged(_ pairs: [Alignment.Pair]) -> Alignment? {
    guard let first = pairs.first, let last = pairs.last, pattern.weight > 0 else { return nil }
    var found = 0.0
    for pair in pairs { found += pair.fit * pattern.elements[pair.element].weight }
    let opposite = oppositeWord(near: pairs)
    if let opposite { found += 0.9 * pattern.elements[opposite.element].weight }
    let between = last.place - first.place + 1 - pairs.count
    let coverage = found / pattern.weight - 0.015 * Double(between)
    let stance = stance(of: pairs, isTurned: opposite != nil)
    var places = pairs.map(\.place)
    if let opposite { places.append(opposite.place) }
    return Alignment(
      pairs: pairs, coverage: coverage, stance: stance, ranges: answer.ranges(at: places))
  }

  private func stance(of pairs: [Alignment.Pair], isTurned: Bool) -> Alignment.Stance {
    var agreeing = 0.0
    var denying = 0.0
    var isOnlyWeak = true
    for pair in pairs {
      let element = pattern.elements[pair.element]
      let marks = answer.token(at: pair.place).marks
      if agrees(marks, with: element) {
        agreeing += element.weight
      } else {
        denying += element.weight
        if !marks.contains(.weaklyNegated) { isOnlyWeak = false }
      }
    }
    let isDenied = denying > 0 && denying >= agreeing
    if isTurned { return isDenied ? .supports : .denies }
    guard isDenied else { return .supports }
    return isOnlyWeak || agreeing > 0 ? .blocks : .denies
  }

  private func agrees(_ marks: Token.Marks, with element: FormElement) -> Bool {
    if !marks.isDisjoint(with: [.regretted, .conditional]) { return true }
    if marks.contains(.notAgain), pattern.asksForOnce { return true }
    return marks.contains(.negated) == element.isDenied
  }

  /// A word that excludes one that was not found, in the same clauses as those that were.
  private func oppositeWord(near pairs: [Alignment.Pair]) -> (element: Int, place: Int)? {
    let clauses = Set(pairs.map { answer.token(at: $0.place).clause })
    let taken = Set(pairs.map(\.element))
    let reach =
      max(0, pairs[0].place - 1)...min(answer.content.count - 1, pairs[pairs.count - 1].place + 1)
    for (index, element) in pattern.elements.enumerated() where !taken.contains(index) {
      let opposites = Set(element.meanings.flatMap { Thesaurus.standard.opposites(of: $0) })
      guard !opposites.isEmpty else { continue }
      for place in reach where !pairs.contains(where: { $0.place == place }) {
        let token = answer.token(at: place)
        guard clauses.contains(token.clause), token.marks.isDisjoint(with: [.mentioned, .doubted])
        else { continue }
        if !opposites.isDisjoint(with: token.meanings + token.phraseMeanings) {
          return (index, place)
        }
      }
    }
    return nil
  }
}

extension AnswerReading {
  /// The bytes of the words at some places, in order, each once.
  func ranges(at places: [Int]) -> [Range<Int>] {
    if let standsFor { return [standsFor] }
    var ranges: [Range<Int>] = []
    for place in places.sorted() {
      let range = token(at: place).range
      if ranges.last != range { ranges.append(range) }
    }
    return ranges
  }
}
