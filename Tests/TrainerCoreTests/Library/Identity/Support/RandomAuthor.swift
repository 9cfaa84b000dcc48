import TrainerTestKit

/// An author who changes a library at random, card by card.
struct RandomAuthor {
  /// A card as it stands in a file.
  struct Card: Equatable {
    var id: String?
    var question: String
    var answer: String

    var markdown: String {
      if let id {
        "Q: \(question) {#\(id)}\nA: \(answer)\n"
      } else {
        "Q: \(question)\nA: \(answer)\n"
      }
    }
  }

  var texts: RandomTexts
  private(set) var cards: [[Card]] = []
  private var names: [String]
  private var deleted: [Card] = []
  private var count = 0

  init(seed: UInt64, files: Int = 3, cardsEach: Int = 6) {
    texts = RandomTexts(seed: seed)
    names = (0..<files).map { "deck\($0).md" }
    for _ in 0..<files { cards.append((0..<cardsEach).map { _ in newCard() }) }
  }

  /// The library as it is now.
  var files: [String: String] {
    Dictionary(
      uniqueKeysWithValues: zip(names, cards.map { $0.map(\.markdown).joined(separator: "\n") }))
  }

  /// Changes one thing.
  mutating func edit() {
    let file = Int.random(in: cards.indices, using: &texts.random)
    guard !cards[file].isEmpty else { return addCard(to: file) }
    let place = Int.random(in: cards[file].indices, using: &texts.random)
    switch Int.random(in: 0..<12, using: &texts.random) {
    case 0...3: cards[file][place] = reworded(cards[file][place])
    case 4:
      let card = cards[file].remove(at: place)
      move(card)
    case 5: cards[file].swapAt(place, cards[file].count - 1)
    case 6: deleted.append(cards[file].remove(at: place))
    case 7: if let card = deleted.popLast() { cards[file].insert(card, at: place) }
    case 8:
      let card = newCard()
      cards[file].insert(card, at: place)
    case 9:
      let number = number()
      names[file] = "renamed\(number).md"
    case 10:
      let id = cards[file][place].id == nil ? "id-\(number())" : nil
      cards[file][place].id = id
    default:
      let copy = copy(of: cards[file][place])
      cards[file].insert(copy, at: place)
    }
  }

  private mutating func reworded(_ card: Card) -> Card {
    Card(
      id: card.id, question: texts.reworded(card.question), answer: texts.reworded(card.answer))
  }

  private mutating func copy(of card: Card) -> Card {
    var copy = card
    if copy.id != nil { copy.id = "id-\(number())" }
    copy.answer = texts.reworded(copy.answer)
    return copy
  }

  private mutating func move(_ card: Card) {
    let file = Int.random(in: cards.indices, using: &texts.random)
    let place = Int.random(in: 0...cards[file].count, using: &texts.random)
    cards[file].insert(card, at: place)
  }

  private mutating func addCard(to file: Int) {
    let card = newCard()
    cards[file].append(card)
  }

  private mutating func newCard() -> Card {
    Card(id: nil, question: texts.next(), answer: texts.next())
  }

  private mutating func number() -> Int {
    count += 1
    return count
  }
}
