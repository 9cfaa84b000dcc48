import TrainerText

/// Finds items that are there twice, in time linear in the number of items.
///
/// In this order: the same item, the same question with another answer, the same but for letter case
/// and blanks, nearly the same question.
struct DuplicateSearch {
  /// What an item was found to be like, and the place of the one before it.
  struct Finding {
    let problem: LintProblem
    let item: Item
  }

  private var findings: [Finding] = []

  private var same: [UInt64: Item] = [:]
  private var sameQuestion: [UInt64: Item] = [:]
  private var sameFolded: [UInt64: Item] = [:]
  private var sketches: [Seen] = []
  private var bands: [UInt64: [Int]] = [:]

  /// An item of which another may be a near twin.
  private struct Seen {
    let sketch: TrigramSketch
    let numbers: [UInt8]
    let item: Item
  }

  /// How alike two questions are that are reported as nearly the same.
  static let likeness = 0.9

  /// How many items of a band a later one is compared with: all of a band are alike, so that a few
  /// stand for all, and a thousand variants of one question take no more time than others.
  private static let comparedInBand = 3

  /// Looks at the next item.
  mutating func add(_ item: Item) {
    let prints = TwinPrints(of: item)
    if let first = same.first(item, for: prints.all) {
      report(.itemTwice(first: first.place.description, isOneRecord: first.id == item.id), item)
    } else if item.kind.isAsked {
      let question = sameQuestion.first(item, for: prints.question)
      let folded = sameFolded.first(item, for: prints.folded)
      if let question {
        report(.questionTwice(first: question.place.description), item)
      } else if let folded {
        report(.likelyTwice(first: folded.place.description), item)
      } else {
        compareNearly(item)
      }
    }
  }

  /// What was found since the last time this was asked.
  mutating func takeFindings() -> [Finding] {
    defer { findings = [] }
    return findings
  }

  private mutating func report(_ problem: LintProblem, _ item: Item) {
    findings.append(Finding(problem: problem, item: item))
  }

  private mutating func compareNearly(_ item: Item) {
    let text = FoldedText(item.title, item.prompt)
    let seen = Seen(sketch: TrigramSketch(text), numbers: text.numbers, item: item)
    var twin: Int?
    for band in seen.sketch.bands {
      let others = bands[band, default: []]
      twin = twin ?? others.first { isNearly(sketches[$0], seen) }
      if others.count < Self.comparedInBand { bands[band, default: []].append(sketches.count) }
    }
    sketches.append(seen)
    if let twin { report(.nearlyTwice(first: sketches[twin].item.place.description), item) }
  }

  /// Questions with other numbers ask something else.
  private func isNearly(_ first: Seen, _ second: Seen) -> Bool {
    first.numbers == second.numbers
      && first.sketch.likeness(to: second.sketch) >= Self.likeness
  }
}

/// Hashes of an item by which twins are found.
private struct TwinPrints {
  let all: UInt64
  let question: UInt64
  let folded: UInt64

  init(of item: Item) {
    all = TextHash(item.kind.rawValue, item.title, item.prompt, item.answer).value
    question = TextHash(item.kind.rawValue, item.title, item.prompt).value
    folded = fnv1a64(
      [item.kind.rawValue, item.title, item.prompt, item.answer].flatMap(\.foldedBytes))
  }
}

extension String {
  /// Its bytes without letter case and blanks, and an end mark.
  fileprivate var foldedBytes: [UInt8] {
    lowercased().utf8.filter { !$0.isBlank } + [0]
  }
}

extension FoldedText {
  /// The words that begin with a digit.
  fileprivate var numbers: [UInt8] {
    var isNumber = false
    return bytes.indices.dropFirst().compactMap { index in
      let byte = bytes[index]
      if bytes[index - 1] == UInt8(ascii: " ") { isNumber = byte.isDigit }
      return isNumber ? byte : nil
    }
  }
}

extension Dictionary where Key == UInt64, Value == Item {
  /// The item that a name was first seen with, which is now this one if there is none.
  fileprivate mutating func first(_ item: Item, for name: UInt64) -> Item? {
    if let first = self[name] { return first }
    self[name] = item
    return nil
  }
}
