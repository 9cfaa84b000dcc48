/// The words of all forms of an idea, whatever form has them.
struct IdeaWords {
  /// A word of the answer that one of them fits.
  struct Hit {
    let place: Int
    let element: Int
    let fit: Double
    let gain: Double
  }

  /// The elements of all forms, each once, and their numbers among the item's.
  let elements: [FormElement]
  private let numbers: [Int]

  init(_ patterns: [FormPattern], _ elementNumbers: [[Int]]) {
    var seen: Set<Int> = []
    let all = zip(patterns, elementNumbers).flatMap { zip($0.elements, $1) }
      .filter { seen.insert($1).inserted }
    elements = all.map(\.0)
    numbers = all.map(\.1)
  }

  /// The words of the answer that fit, by place, what gains most first.
  func hits(in view: AnswerView) -> [Hit] {
    var hits: [Hit] = []
    for (element, number) in numbers.enumerated() {
      for hit in view.hits[number] {
        let gain = hit.fit * elements[element].weight
        hits.append(Hit(place: hit.place, element: element, fit: hit.fit, gain: gain))
      }
    }
    return hits.sorted { ($0.place, -$0.gain, $0.element) < ($1.place, -$1.gain, $1.element) }
  }
}

/// What the fullest sentence of an answer has of an idea's words.
struct WordsFound {
  /// Where they stand.
  private(set) var places: [Int] = []

  /// What they weigh together, each word once.
  private(set) var weight = 0.0

  /// How many of them only this idea uses.
  private(set) var ownWords = 0

  /// How many stand in a form as they are, not for another word.
  private var exactWords = 0
  private var stems: [String] = []
  private var names: [Range<Int>] = []

  /// What the sentence with the heaviest words has; nil without any.
  init?(_ hits: [IdeaWords.Hit], of words: IdeaWords, in reading: AnswerReading) {
    var best: Self?
    var here = Self()
    var sentence: Int?
    for hit in hits {
      let token = reading.token(at: hit.place)
      if token.sentence != sentence {
        if here.weight > best?.weight ?? 0 { best = here }
        (here, sentence) = (Self(), token.sentence)
      }
      here.take(token, hit, as: words.elements[hit.element])
    }
    if here.weight > best?.weight ?? 0 { best = here }
    guard let best else { return nil }
    self = best
  }

  private init() {}

  private mutating func take(_ token: Token, _ hit: IdeaWords.Hit, as element: FormElement) {
    guard element.agrees(with: token.marks), !stems.contains(token.stem) else { return }
    stems.append(token.stem)
    if token.identifier != nil, token.identifier != element.identifier {
      if names.contains(token.range) { return }
      names.append(token.range)
    }
    places.append(hit.place)
    weight += hit.gain
    if element.isOwn { ownWords += 1 }
    if hit.fit == 1 { exactWords += 1 }
  }

  /// Which part of them stands in a form as it is, 0 to 1.
  var exactShare: Double { Double(exactWords) / Double(max(1, places.count)) }
}
