public import TrainerScheduling
public import TrainerText

/// Finds out what files of other programs come to here.
public struct ImportPlanner {
  private let folder: StateFolder
  private let library: Library
  let moment: Moment

  /// What has been found so far.
  public private(set) var plan = ImportPlan()

  private var ids: UniqueNames

  /// The items that are here or are to come, by what they ask.
  private var known: [QuestionText: String]

  /// Items that are to come, by their ids.
  private var coming: [String: Item] = [:]
  private var deckNames: Set<String>
  private var reviews: ImportedReviews?

  /// Prepares to import into a folder whose library this is.
  ///
  /// - Throws: ``StateError/file(_:)`` where the folder of decks cannot be listed.
  public init(_ library: Library, in folder: StateFolder, at moment: Moment) throws(StateError) {
    self.library = library
    self.folder = folder
    self.moment = moment
    ids = UniqueNames(
      taken: library.items.map(\.id) + library.decks.flatMap(\.brokenIDs)
        + library.progress.allItemNames)
    known = Dictionary(
      library.items.map { (QuestionText($0), $0.id) }, uniquingKeysWith: { first, _ in first })
    deckNames = Set(
      try asStateError { () throws(FileError) in try folder.disk.names(in: folder.decks) }
        .map { $0.lowercased() })
  }

  /// Adds a file in a form, or in the one that it seems to have.
  ///
  /// - Throws: ``ImportRefusal`` where it has another one; nothing of it is taken then.
  ///   ``StateError`` where a log cannot be read.
  public mutating func add(_ source: SourceText, as format: ImportFormat?) throws {
    let reading = try ImportReading(source, as: format, zone: moment.offsetMinutes)
    var file = ImportPlan.File(name: source.name, format: reading.format, unread: reading.unread)
    if !reading.items.isEmpty { try add(reading, from: source.name, to: &file) }
    if !reading.reviews.isEmpty { try add(reading.reviews, to: &file) }
    for log in reading.logs { try add(log, to: &file) }
    file.unread.sort { ($0.line, $0.message) < ($1.line, $1.message) }
    plan.files.append(file)
  }
}

// MARK: - Items

extension ImportPlanner {
  private mutating func add(
    _ reading: ImportReading, from name: String, to file: inout ImportPlan.File
  ) throws(StateError) {
    let title = reading.title ?? name.deckTitle
    var texts: [String] = []
    var found: [ImportReading.NamedReview] = []
    for imported in reading.items {
      guard let (item, text) = written(imported, title) else {
        file.unread.append(
          ImportNote(imported.line, "it cannot be written as an item of a deck"))
        continue
      }
      let question = QuestionText(item)
      let id: String
      if let here = imported.id, library[here] != nil || coming[here] != nil {
        id = here
      } else if let here = known[question] {
        id = here
      } else {
        id = freeID(for: imported, item)
        known[question] = id
        let final = Self.item(of: text(id)) ?? item
        coming[id] = final
        texts.append(text(id))
        file.newItems += 1
        found += Self.reviews(imported, final)
        continue
      }
      file.knownItems += 1
      if let item = library[id] ?? coming[id] { found += Self.reviews(imported, item) }
    }
    if !texts.isEmpty { addDeck(title, name, texts, &file) }
    if !found.isEmpty { try add(found, to: &file) }
  }

  private static func reviews(
    _ imported: ImportedItem, _ item: Item
  ) -> [ImportReading.NamedReview] {
    imported.reviews.compactMap { review in
      var part = ""
      if case .cloze(let deletions) = item.task {
        guard deletions.indices.contains(review.deletion) else { return nil }
        part = deletions[review.deletion].part
      }
      return ImportReading.NamedReview(
        key: RecordKey(item: item.id, part: part), review: review, line: imported.line)
    }
  }

  /// An id that nothing has: the item's own from another home, where it is free.
  private mutating func freeID(for imported: ImportedItem, _ item: Item) -> String {
    // A history whose item was missing gets it back.
    if let own = imported.id {
      _ = ids.take(own)
      return own
    }
    // A cloze is called by its text: the title says only what it is about.
    return ids.next(Slug.make(from: imported.title.isEmpty ? item.shownText : item.slugText))
  }

  /// The item as a deck would have it, and its text by its id; nil where a deck would read another one.
  private func written(
    _ imported: ImportedItem, _ title: String
  ) -> (item: Item, text: (String) -> String)? {
    let text = DeckItemText(imported)
    let heading = MarkdownEscaping.inline(imported.topic ?? title)
    let make = { text.text(id: $0, heading: heading) }
    guard let item = Self.item(of: make("x")), item.kind == imported.kind,
      item.ideas.count == imported.ideas.count
    else { return nil }
    return (item, make)
  }

  /// The only item of a text that has nothing wrong with it.
  private static func item(of text: String) -> Item? {
    let (deck, problems) = DeckParser.parse(SourceText(name: "import.md", text))
    guard deck.items.count == 1, deck.brokenIDs.isEmpty,
      !problems.contains(where: { $0.severity == .error })
    else { return nil }
    return deck.items[0]
  }

  private mutating func addDeck(
    _ title: String, _ name: String, _ texts: [String], _ file: inout ImportPlan.File
  ) {
    let slug = Slug.make(from: name.deckTitle)
    var fileName = "\(slug).md"
    var number = 1
    while !deckNames.insert(fileName).inserted {
      number += 1
      fileName = "\(slug)-\(number).md"
    }
    let path = "\(folder.decks)/\(fileName)"
    let front = "---\ntitle: \(FrontMatterYAML.spelling(of: title))\n---\n"
    let text = ([front] + texts).joined(separator: "\n")
    plan.decks.append(ImportPlan.NewFile(path: path, bytes: Array(text.utf8)))
    file.deck = path
  }
}

// MARK: - Histories

extension ImportPlanner {
  private mutating func add(
    _ named: [ImportReading.NamedReview], to file: inout ImportPlan.File
  ) throws(StateError) {
    var reviews: ImportedReviews
    if let read = self.reviews { reviews = read } else { reviews = try ImportedReviews(folder) }
    let named = timely(named, &file)
    let strangers = Dictionary(grouping: named.filter { !isKnown($0.key) }, by: \.key)
    for (key, lost) in strangers {
      file.unread.append(
        ImportNote(
          lost[0].line,
          "'\(key)' is no item here: \(lost.count == 1 ? "1 review" : "\(lost.count) reviews") left out"
        ))
    }
    let wanted = strangers.isEmpty ? named : named.filter { strangers[$0.key] == nil }
    let new = reviews.take(wanted)
    self.reviews = reviews
    file.newEvents += new.count
    file.knownEvents += wanted.count - new.count
    if let log = ImportedReviewLog(new, library, coming, history: reviews, at: moment).log {
      plan.logs.append(log)
    }
  }

  /// Those that are not of days to come: such would hold up whatever is answered meanwhile.
  private func timely(
    _ named: [ImportReading.NamedReview], _ file: inout ImportPlan.File
  ) -> [ImportReading.NamedReview] {
    let limit = moment.utcMilliseconds + 86_400_000
    let (early, late) = (
      named.filter { $0.review.moment.utcMilliseconds <= limit },
      named.filter { $0.review.moment.utcMilliseconds > limit }
    )
    for review in late {
      file.unread.append(
        ImportNote(
          review.line, "a review of '\(review.key)' in the future, \(review.review.moment.iso8601)")
      )
    }
    return early
  }

  private func isKnown(_ key: RecordKey) -> Bool {
    guard let item = library[key.item] ?? coming[key.item] else {
      return library.progress[key] != nil
    }
    guard case .cloze(let deletions) = item.task else { return key.part.isEmpty }
    return deletions.contains { $0.part == key.part }
  }

  private mutating func add(
    _ log: ImportedLog, to file: inout ImportPlan.File
  ) throws(StateError) {
    let arrival = try asStateError { () throws(FileError) in
      try folder.arrival(of: log, beside: plan.logs)
    }
    file.newEvents += arrival.newLines
    file.knownEvents += arrival.knownLines
    if let log = arrival.log { plan.logs.append(log) }
  }
}

extension String {
  /// What a deck made of a file is called: the file's name without its ending.
  fileprivate var deckTitle: String {
    let name = lastPathPart
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
