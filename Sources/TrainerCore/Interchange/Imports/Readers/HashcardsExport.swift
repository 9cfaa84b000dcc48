import TrainerScheduling
import TrainerText

/// Reads the JSON of `hashcards export`: cards, and the sessions in which they were reviewed.
struct HashcardsExport {
  private var reading = ImportReading(format: .hashcards)
  private let zone: Int

  /// By the hash of a card: what it is called here.
  private var places: [String: (key: RecordKey, line: Int)] = [:]

  /// The deletions of a text are cards of their own there, and one item here.
  private var clozes = HashcardsClozes()

  /// Reviews that came before their cards.
  private var waiting: [HashcardsReview] = []

  /// How many reviews could not be read.
  private var lost = 0

  /// Reads a stream; a card is handed over as soon as it is whole.
  static func read(
    _ stream: ByteStream, zone: Int, take: ImportReading.Take
  ) throws -> ImportReading {
    var export = HashcardsExport(zone: zone)
    try export.read(stream, take)
    return export.reading
  }

  private init(zone: Int) { self.zone = zone }

  private mutating func read(_ stream: ByteStream, _ take: ImportReading.Take) throws {
    var walk = try JSONWalk(stream)
    var hasCards = false
    try walk.forEachMember { key, walk in
      switch key {
      case "cards":
        hasCards = true
        try walk.forEachElement { walk in try add(HashcardsCard(walk.value()), take) }
        try addClozes(take)
      case "sessions":
        try walk.forEachElement { walk in try addSession(&walk) }
      default: try walk.skip()
      }
    }
    try walk.end()
    guard hasCards else {
      throw ImportRefusal(1, "expected an export of hashcards, with \"cards\"")
    }
    for review in waiting where !add(review) { lost += 1 }
    if lost > 0 {
      reading.unread.append(
        ImportNote(1, "reviews of no card of the file, or without a time or a grade: \(lost)"))
    }
  }
}

// MARK: - Cards

extension HashcardsExport {
  private mutating func add(_ card: HashcardsCard, _ take: ImportReading.Take) throws {
    switch card.content {
    case .basic(let question, let answer):
      let item = ImportedItem(
        .recall(.card), question: Self.clean(question), answer: Self.clean(answer), line: card.line)
      if let taken = try add(item, of: card, texts: [question, answer], take) {
        place(card.hash, taken.key(ofDeletion: 0), card.line)
      }
    case .cloze(let text, let deletion):
      clozes.add(text, deletion, of: card)
    case nil:
      reading.unread.append(ImportNote(card.line, "a card that is neither basic nor a cloze"))
    }
  }

  private mutating func addClozes(_ take: ImportReading.Take) throws {
    for family in clozes.all {
      guard let text = family.braced else {
        reading.unread.append(
          ImportNote(
            family.first.line,
            "a cloze whose deletions lie within each other or within a letter"))
        continue
      }
      let item = ImportedItem(
        .cloze, question: Self.clean(text), answer: "", line: family.first.line)
      guard let taken = try add(item, of: family.first, texts: [family.text], take) else {
        continue
      }
      for (place, deletion) in family.inOrder.enumerated() {
        self.place(deletion.hash, taken.key(ofDeletion: place), family.first.line)
      }
    }
    clozes = HashcardsClozes()
  }

  private mutating func add(
    _ item: ImportedItem, of card: HashcardsCard, texts: [String], _ take: ImportReading.Take
  ) throws -> ImportReading.TakenItem? {
    var item = item
    item.topic = card.deck.isEmpty ? nil : card.deck
    for text in texts { reading.unread += MediaNotes(text, line: item.line).notes }
    return try reading.hand(item, to: take)
  }

  private mutating func place(_ hash: String?, _ key: RecordKey?, _ line: Int) {
    if let hash, let key { places[hash] = (key, line) }
  }

  private static func clean(_ markdown: String) -> String {
    HTMLInMarkdown.cleaned(
      markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
  }
}

// MARK: - Reviews

extension HashcardsExport {
  private mutating func addSession(_ walk: inout JSONWalk) throws {
    try walk.forEachMember { key, walk in
      guard key == "reviews" else { return try walk.skip() }
      try walk.forEachElement { walk in
        guard let review = try HashcardsReview(walk.value(), zone: zone) else {
          lost += 1
          return
        }
        if !add(review) { waiting.append(review) }
      }
    }
  }

  /// False where no card of its hash has come yet.
  private mutating func add(_ review: HashcardsReview) -> Bool {
    guard let place = places[review.hash] else { return false }
    reading.reviews.append(
      ImportReading.NamedReview(key: place.key, review: review.review, line: place.line))
    return true
  }
}
