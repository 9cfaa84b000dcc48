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

  private var findings: [Finding] = []

  /// The first item with these words in its question.
  private var firstWithWords: [UInt64: Int] = [:]

  /// The first item of each text and question, of those that share their words with another.
  private var firstWithText: [TextHash: Int] = [:]
  private var firstWithQuestion: [TextHash: Int] = [:]

  private var seen: [(item: Item, print: QuestionPrint)] = []
  private var bands: [UInt64: Pair] = [:]
  private var trigrams: [Int: Trigrams] = [:]

  /// Two items of a band, with which later ones are compared.
  ///
  /// All of a band are alike, so that these stand for all, and a thousand variants of one question
  /// take no more time than others.
  private struct Pair {
    var first: Int32
    var second: Int32
    static let none: Int32 = -1
  }

  /// Prepares to look at about so many items.
  init(itemCount: Int = 0) {
    firstWithWords.reserveCapacity(itemCount)
    seen.reserveCapacity(itemCount)
    bands.reserveCapacity(4 * itemCount)
  }

  /// Looks at the next item.
  mutating func add(_ item: Item, _ print: QuestionPrint) {
    let index = seen.count
    seen.append((item, print))
    if let first = firstWithWords[print.words] {
      if let problem = twin(of: item, index, first: first) {
        findings.append(Finding(problem: problem, item: item))
        return
      }
    } else {
      firstWithWords[print.words] = index
    }
    guard item.kind.isAsked else { return }
    if let twin = nearTwin(index, print) {
      findings.append(Finding(problem: .nearlyTwice(first: place(twin)), item: item))
    }
  }

  /// What was found since the last time this was asked.
  mutating func takeFindings() -> [Finding] {
    defer { findings = [] }
    return findings
  }

  /// Tells how an item is like the one before it that asks with the same words.
  private mutating func twin(of item: Item, _ index: Int, first: Int) -> LintProblem? {
    enter(first)
    let text = firstWithText[item.textHash]
    let question = firstWithQuestion[item.questionHash]
    enter(index)
    if let text {
      return .itemTwice(first: place(text), isOneRecord: seen[text].item.id == item.id)
    }
    guard item.kind.isAsked else { return nil }
    if let question { return .questionTwice(first: place(question)) }
    return seen[first].item.isAlmost(item) ? .likelyTwice(first: place(first)) : nil
  }

  private mutating func enter(_ index: Int) {
    let item = seen[index].item
    if firstWithText[item.textHash] == nil { firstWithText[item.textHash] = index }
    if firstWithQuestion[item.questionHash] == nil { firstWithQuestion[item.questionHash] = index }
  }

  private mutating func nearTwin(_ index: Int, _ print: QuestionPrint) -> Int? {
    var twin: Int?
    for name in print.bands {
      let pair = enter(Int32(index), inBand: name)
      guard twin == nil else { continue }
      twin = [pair.first, pair.second].lazy.filter { $0 != Pair.none }.map(Int.init)
        .first { isNearly($0, index) }
    }
    return twin
  }

  /// Enters an item into a band where there is room; who was there before.
  private mutating func enter(_ index: Int32, inBand name: UInt64) -> Pair {
    func add(_ pair: inout Pair) -> Pair {
      let before = pair
      if pair.first == Pair.none {
        pair.first = index
      } else if pair.second == Pair.none {
        pair.second = index
      }
      return before
    }
    return add(&bands[name, default: Pair(first: Pair.none, second: Pair.none)])
  }

  private mutating func isNearly(_ first: Int, _ second: Int) -> Bool {
    seen[first].print.mayBeNear(seen[second].print)
      && trigrams(first).likeness(to: trigrams(second)) >= Self.likeness
      && seen[first].item.operators == seen[second].item.operators
  }

  private mutating func trigrams(_ index: Int) -> Trigrams {
    if let known = trigrams[index] { return known }
    let item = seen[index].item
    let made = Trigrams(FoldedText(item.title, item.prompt))
    trigrams[index] = made
    return made
  }

  private func place(_ index: Int) -> String { seen[index].item.place.description }
}

extension Item {
  fileprivate var textHash: TextHash { TextHash(kind.rawValue, title, prompt, answer) }
  fileprivate var questionHash: TextHash { TextHash(kind.rawValue, title, prompt) }

  /// The signs of its question that words leave out and code is made of.
  fileprivate var operators: [UInt8] { (title + prompt).utf8.filter(\.isOperator) }

  /// Whether another item says the same but for letter case and blanks.
  fileprivate func isAlmost(_ other: Item) -> Bool {
    kind == other.kind && title.isAlmost(other.title) && prompt.isAlmost(other.prompt)
      && answer.isAlmost(other.answer)
  }
}

extension UInt8 {
  fileprivate var isOperator: Bool {
    switch Unicode.Scalar(self) {
    case "=", "<", ">", "&", "|", "+", "/", "%", "^", "~", "#", "@", "$", "\\", "{", "}": true
    default: false
    }
  }
}

extension String {
  fileprivate func isAlmost(_ other: String) -> Bool { folded == other.folded }

  private var folded: String { String(lowercased().filter { !$0.isWhitespace }) }
}
