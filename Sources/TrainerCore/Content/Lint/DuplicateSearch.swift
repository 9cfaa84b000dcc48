import TrainerText

/// Finds items that are there twice, in time linear in the number of items.
///
/// In this order: the same item, the same question with another answer, the same but for letter case
/// and blanks, nearly the same question.
struct DuplicateSearch {
  /// An item and what it was found to be like.
  struct Finding {
    let problem: LintProblem
    let item: Item
  }

  /// How alike two questions are that are reported as nearly the same.
  static let likeness = 0.9

  /// The items of a deck with what is compared of their questions.
  typealias Questions = (items: [Item], prints: [QuestionPrint])

  private let decks: [Questions]

  /// The prints of all items one behind another.
  private let prints: [QuestionPrint]

  /// Each deck with the number of its first item; all items are numbered one behind another.
  private let starts: [(item: Int, deck: Int)]

  /// The items with the same words in their questions.
  private var words: FirstTwoTable

  /// The first item of each text and question, of those that share their words with another.
  private var firstWithText: [TextHash: Int] = [:]
  private var firstWithQuestion: [TextHash: Int] = [:]

  /// Two items of a band, with which later ones are compared.
  ///
  /// All of a band are alike, so that these stand for all, and a thousand variants of one question
  /// take no more time than others.
  private var bands: FirstTwoTable
  private var trigrams: [Int: Trigrams] = [:]

  /// Prepares to look at decks, one after another.
  init(_ decks: [Questions]) {
    self.decks = decks
    var count = 0
    var starts: [(item: Int, deck: Int)] = []
    for (deck, questions) in decks.enumerated() {
      starts.append((count, deck))
      count += questions.items.count
    }
    self.starts = starts
    var prints: [QuestionPrint] = []
    prints.reserveCapacity(count)
    for questions in decks { prints += questions.prints }
    self.prints = prints
    words = FirstTwoTable(room: count)
    bands = FirstTwoTable(room: 4 * count)
  }

  /// What is found in a deck, which is looked at after all that stand before it.
  mutating func findings(inDeck deck: Int) -> [Finding] {
    let start = starts[deck].item
    var findings: [Finding] = []
    for position in decks[deck].items.indices {
      guard let problem = problem(of: start + position) else { continue }
      findings.append(Finding(problem: problem, item: decks[deck].items[position]))
    }
    return findings
  }

  /// The prints alone are looked at where nothing is alike: there are many items, and all over memory.
  private mutating func problem(of index: Int) -> LintProblem? {
    let print = prints[index]
    if let first = words.enter(index, under: print.words).first,
      let problem = twin(of: index, first: first)
    {
      return problem
    }
    guard print.isAsked, let twin = nearTwin(of: index, print.bands) else { return nil }
    return .nearlyTwice(first: place(twin))
  }

  /// Tells how an item is like the one before it that asks with the same words.
  private mutating func twin(of index: Int, first: Int) -> LintProblem? {
    let (item, firstItem) = (item(index), item(first))
    enter(first, firstItem)
    let text = firstWithText[item.textHash]
    let question = firstWithQuestion[item.questionHash]
    enter(index, item)
    if let text {
      return .itemTwice(first: place(text), isOneRecord: self.item(text).id == item.id)
    }
    guard item.kind.isAsked else { return nil }
    if let question { return .questionTwice(first: place(question)) }
    return firstItem.isAlmost(item) ? .likelyTwice(first: place(first)) : nil
  }

  private mutating func enter(_ index: Int, _ item: Item) {
    if firstWithText[item.textHash] == nil { firstWithText[item.textHash] = index }
    if firstWithQuestion[item.questionHash] == nil { firstWithQuestion[item.questionHash] = index }
  }

  private mutating func nearTwin(of index: Int, _ names: SIMD4<UInt64>) -> Int? {
    var twin: Int?
    for band in names.indices {
      let earlier = bands.enter(index, under: names[band])
      if twin == nil, let first = earlier.first, isNearly(first, index) { twin = first }
      if twin == nil, let second = earlier.second, isNearly(second, index) { twin = second }
    }
    return twin
  }

  private mutating func isNearly(_ first: Int, _ second: Int) -> Bool {
    prints[first].mayBeNear(prints[second])
      && trigrams(first).likeness(to: trigrams(second)) >= Self.likeness
      && item(first).operators == item(second).operators
  }

  private mutating func trigrams(_ index: Int) -> Trigrams {
    if let known = trigrams[index] { return known }
    let item = item(index)
    let made = Trigrams(FoldedText(item.title, item.prompt))
    trigrams[index] = made
    return made
  }

  private func item(_ index: Int) -> Item {
    let start = starts.lastSorted { $0.item <= index } ?? (0, 0)
    return decks[start.deck].items[index - start.item]
  }

  private func place(_ index: Int) -> String { item(index).place.description }
}
