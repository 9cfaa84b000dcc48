/// A card in the JSON of hashcards.
struct HashcardsCard {
  enum Content {
    case basic(question: String, answer: String)

    /// The deletion as places of bytes, the last one among them.
    case cloze(String, ClosedRange<Int>)
  }

  let hash: String?
  let deck: String

  /// Where it stands in its deck, from 1.
  let line: Int

  /// Nil where it is neither.
  let content: Content?

  init(_ value: JSONValue) {
    hash = value["hash"]?.string
    deck = value["deckName"]?.string ?? ""
    line = value["location"]?["lineStart"]?.int ?? 1
    content = value["content"].flatMap(Self.content)
  }

  /// The texts stand under the kind of card, or directly there.
  private static func content(_ value: JSONValue) -> Content? {
    let texts =
      value["basic"] ?? value["Basic"] ?? value["cloze"] ?? value["Cloze"] ?? value
    if let question = texts["question"]?.string, let answer = texts["answer"]?.string {
      return .basic(question: question, answer: answer)
    }
    guard let text = texts["text"]?.string, let start = texts["start"]?.int,
      let end = texts["end"]?.int, 0 <= start, start <= end, end < text.utf8.count
    else { return nil }
    return .cloze(text, start...end)
  }
}

/// The cards of hashcards that ask for deletions, by the texts that they are of.
struct HashcardsClozes {
  /// The cards of one text.
  struct Family {
    let text: String
    let first: HashcardsCard
    fileprivate(set) var deletions: [(hash: String?, range: ClosedRange<Int>)]

    var inOrder: [(hash: String?, range: ClosedRange<Int>)] {
      deletions.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  private struct Name: Hashable {
    let deck: String
    let text: String
  }

  /// In the order in which they began.
  private(set) var all: [Family] = []
  private var places: [Name: Int] = [:]

  mutating func add(_ text: String, _ deletion: ClosedRange<Int>, of card: HashcardsCard) {
    let name = Name(deck: card.deck, text: text)
    if let place = places[name] {
      all[place].deletions.append((card.hash, deletion))
    } else {
      places[name] = all.count
      all.append(Family(text: text, first: card, deletions: [(card.hash, deletion)]))
    }
  }
}

extension HashcardsClozes.Family {
  /// The text with braces around its deletions; nil where these lie within each other or within a letter.
  var braced: String? {
    let ranges = inOrder.map(\.range)
    guard zip(ranges, ranges.dropFirst()).allSatisfy({ $0.upperBound < $1.lowerBound }) else {
      return nil
    }
    return Self.braced(text, ranges)
  }

  private static func braced(_ text: String, _ deletions: [ClosedRange<Int>]) -> String? {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    let source = Array(text.utf8)
    var offset = 0
    for deletion in deletions {
      bytes += source[offset..<deletion.lowerBound]
      let start = bytes.count
      bytes.append(UInt8(ascii: "["))
      bytes += source[deletion]
      bytes.append(UInt8(ascii: "]"))
      ranges.append(start..<bytes.count)
      offset = deletion.upperBound + 1
    }
    bytes += source[offset...]
    guard let bracketed = String(validating: bytes, as: UTF8.self) else { return nil }
    return BracedCloze(bracketed, ranges).text
  }
}
