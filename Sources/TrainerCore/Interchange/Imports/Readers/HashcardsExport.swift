import TrainerScheduling
import TrainerText

/// Reads the JSON of `hashcards export`: cards, and the sessions in which they were reviewed.
struct HashcardsExport {
  private var reading = ImportReading(format: .hashcards)

  /// By the hash of a card: its item, and which of its deletions it asks.
  private var places: [String: (item: Int, deletion: Int)] = [:]
  private let zone: Int

  static func read(_ source: SourceText, zone: Int) throws(ImportRefusal) -> ImportReading {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: source.bytes)
    } catch {
      throw ImportRefusal(
        source.place(at: min(error.offset, source.bytes.count)).line, error.message)
    }
    guard let cards = value["cards"]?.array else {
      throw ImportRefusal(1, "expected an export of hashcards, with \"cards\"")
    }
    var export = HashcardsExport(zone: zone)
    export.add(cards)
    for session in value["sessions"]?.array ?? [] {
      for review in session["reviews"]?.array ?? [] { export.add(review: review) }
    }
    if export.lost > 0 {
      export.reading.unread.append(
        ImportNote(
          1, "reviews of no card of the file, or without a time or a grade: \(export.lost)"))
    }
    return export.reading
  }

  private init(zone: Int) { self.zone = zone }

  /// How many reviews could not be read.
  private var lost = 0
}

// MARK: - Cards

extension HashcardsExport {
  /// The deletions of a text are cards of their own there, and one item here.
  private struct Family: Hashable {
    let deck: String
    let text: String
  }

  private mutating func add(_ cards: [JSONValue]) {
    var clozes: [Family: [(card: JSONValue, start: Int, end: Int)]] = [:]
    var order: [(family: Family, card: JSONValue)] = []
    for card in cards {
      let content = Self.content(of: card)
      let deck = card["deckName"]?.string ?? ""
      if let question = content?["question"]?.string, let answer = content?["answer"]?.string {
        add(
          card,
          ImportedItem(
            .recall(.card), question: Self.clean(question), answer: Self.clean(answer),
            line: Self.line(of: card)))
      } else if let text = content?["text"]?.string, let start = content?["start"]?.int,
        let end = content?["end"]?.int, 0 <= start, start <= end, end < text.utf8.count
      {
        let family = Family(deck: deck, text: text)
        if clozes[family] == nil { order.append((family, card)) }
        clozes[family, default: []].append((card, start, end))
      } else {
        reading.unread.append(
          ImportNote(Self.line(of: card), "a card that is neither basic nor a cloze"))
      }
    }
    for (family, card) in order { add(cloze: family, clozes[family] ?? [], first: card) }
  }

  private mutating func add(_ card: JSONValue, _ item: ImportedItem) {
    var item = item
    item.topic = card["deckName"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    if let hash = card["hash"]?.string { places[hash] = (reading.items.count, 0) }
    for text in [
      Self.content(of: card)?["question"], Self.content(of: card)?["text"],
      Self.content(of: card)?["answer"],
    ].compactMap({ $0?.string }) {
      reading.unread += MediaNotes(text, line: item.line).notes
    }
    reading.items.append(item)
  }

  private mutating func add(
    cloze family: Family, _ deletions: [(card: JSONValue, start: Int, end: Int)], first: JSONValue
  ) {
    let inOrder = deletions.sorted { $0.start < $1.start }
    let isApart = zip(inOrder, inOrder.dropFirst()).allSatisfy { $0.end < $1.start }
    guard isApart, let text = Self.braced(family.text, inOrder.map { $0.start...$0.end }) else {
      reading.unread.append(
        ImportNote(
          Self.line(of: first), "a cloze whose deletions lie within each other or within a letter"))
      return
    }
    let number = reading.items.count
    add(
      first,
      ImportedItem(.cloze, question: Self.clean(text), answer: "", line: Self.line(of: first)))
    for (place, deletion) in inOrder.enumerated() {
      if let hash = deletion.card["hash"]?.string { places[hash] = (number, place) }
    }
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

  /// The texts of a card: `basic` or `cloze`, or what either holds.
  private static func content(of card: JSONValue) -> JSONValue? {
    guard let content = card["content"] else { return nil }
    return content["basic"] ?? content["Basic"] ?? content["cloze"] ?? content["Cloze"] ?? content
  }

  private static func line(of card: JSONValue) -> Int { card["location"]?["lineStart"]?.int ?? 1 }

  private static func clean(_ markdown: String) -> String {
    HTMLInMarkdown.cleaned(
      markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
  }
}

// MARK: - Reviews

extension HashcardsExport {
  private mutating func add(review: JSONValue) {
    guard let place = review["hash"]?.string.flatMap({ places[$0] }),
      let moment = review["reviewedAt"]?.string.flatMap(moment),
      let rating = review["grade"]?.string.flatMap(Self.rating)
    else {
      lost += 1
      return
    }
    reading.items[place.item].reviews.append(
      ImportedItem.Review(
        deletion: place.deletion, moment: moment, rating: rating,
        due: review["dueDate"]?.string.flatMap { StudyDay(iso: $0) }))
  }

  /// Times there are those of the wall clock, without an offset.
  private func moment(_ text: String) -> Moment? {
    if let moment = Moment(iso8601: text) { return moment }
    guard let local = Moment(iso8601: text + "Z") else { return nil }
    return Moment(
      utcMilliseconds: local.utcMilliseconds - Int64(zone) * 60_000, offsetMinutes: zone)
  }

  private static func rating(_ grade: String) -> Rating? {
    switch grade.lowercased() {
    case "forgot", "again": .again
    case "hard": .hard
    case "good": .good
    case "easy": .easy
    default: nil
    }
  }
}
