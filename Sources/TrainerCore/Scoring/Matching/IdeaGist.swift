/// All that the accepted forms of an idea say, taken together: who mixes two of them says the idea too.
struct IdeaGist {
  /// What a word of the answer is to the forms.
  private struct Hit {
    let place: Int
    let element: Int
    let gain: Double
  }

  /// The label of the idea, which stands for the form that was found.
  private let label: String

  /// The elements of all forms, each once, and their numbers among the item's.
  private let elements: [FormElement]
  private let numbers: [Int]

  init(label: String, _ patterns: [FormPattern], _ elementNumbers: [[Int]]) {
    self.label = label
    var seen: Set<Int> = []
    let all = zip(patterns, elementNumbers).filter { !$0.0.isStrict }
      .flatMap { zip($0.elements, $1) }.filter { seen.insert($1).inserted }
    elements = all.map(\.0)
    numbers = all.map(\.1)
  }

  /// Where the answer says enough of it in one sentence, and denies none of it.
  func finding(in view: AnswerView) -> Finding? {
    let hits = hits(in: view)
    var best: Finding?
    var start = 0
    while start < hits.count {
      if let found = finding(from: start, of: hits, view.reading), found.weight > best?.weight ?? 0
      {
        best = found
      }
      let place = hits[start].place
      while start < hits.count, hits[start].place == place { start += 1 }
    }
    return best
  }

  /// The words of the answer that fit, by place, what gains most first.
  private func hits(in view: AnswerView) -> [Hit] {
    var hits: [Hit] = []
    for (element, number) in numbers.enumerated() {
      for hit in view.hits[number] {
        let gain = hit.fit * elements[element].weight
        hits.append(Hit(place: hit.place, element: element, gain: gain))
      }
    }
    return hits.sorted { ($0.place, -$0.gain, $0.element) < ($1.place, -$1.gain, $1.element) }
  }

  private func finding(from start: Int, of hits: [Hit], _ reading: AnswerReading) -> Finding? {
    let end = hits[start].place + Measure.gistReach
    let sentence = reading.token(at: hits[start].place).sentence
    var tally = Tally()
    var index = start
    while index < hits.count, hits[index].place < end,
      reading.token(at: hits[index].place).sentence == sentence
    {
      let place = hits[index].place
      var chosen: Hit?
      while index < hits.count, hits[index].place == place {
        if chosen == nil, !tally.taken.contains(hits[index].element) { chosen = hits[index] }
        index += 1
      }
      guard let chosen else { continue }
      let isAgreed = tally.take(
        reading.token(at: place), at: place, as: elements[chosen.element], chosen.element,
        chosen.gain)
      if !isAgreed { return nil }
    }
    guard tally.isEnough else { return nil }
    return Finding(
      form: label, ranges: reading.ranges(at: tally.places), strength: Measure.gistStrength,
      weight: tally.weight)
  }
}

/// What has been found of a gist in one stretch of an answer.
private struct Tally {
  private(set) var taken: Set<Int> = []
  private(set) var places: [Int] = []
  private(set) var weight = 0.0
  private var stems: Set<String> = []
  private var ownWords: Set<Range<Int>> = []
  private var saysSomething = false

  /// Counts a word, each but once; false where it is denied and the form does not deny it.
  mutating func take(
    _ token: Token, at place: Int, as element: FormElement, _ number: Int, _ gain: Double
  ) -> Bool {
    guard stems.insert(token.stem).inserted else { return true }
    taken.insert(number)
    guard element.agrees(with: token.marks) else { return false }
    weight += gain
    places.append(place)
    if element.isOwn { ownWords.insert(token.range) }
    if !element.isThing { saysSomething = true }
    return true
  }

  /// Whether that is enough to say the idea: things alone are not.
  var isEnough: Bool {
    saysSomething && weight >= Measure.gistWeight && places.count >= Measure.gistWords
      && ownWords.count >= Measure.gistOwnWords
  }
}
