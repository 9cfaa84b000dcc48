public import TrainerScheduling
public import TrainerText

/// Finds out what files of other programs come to here.
public struct ImportPlanner {
  let folder: StateFolder
  let library: Library
  let moment: Moment

  /// What has been found so far.
  public internal(set) var plan = ImportPlan()

  /// Is told how many items have been looked at, now and then.
  public var onProgress: (_ items: Int) -> Void = { _ in }

  var ids: UniqueNames

  /// The items that are here or are to come, by what they ask.
  var known: [QuestionText: String]

  /// Items that are to come, by their ids.
  var coming: [String: ItemOutline] = [:]
  var deckNames: Set<String>
  var reviews: ImportedReviews?
  private var itemCount = 0

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
}

extension ImportPlanner {
  /// Adds a text in a form, or in the one that it seems to have.
  ///
  /// - Throws: ``ImportRefusal`` where it has another one; nothing of it is taken then.
  ///   ``StateError`` where a log cannot be read.
  public mutating func add(_ source: SourceText, as format: ImportFormat?) throws {
    try add(ByteStream(source.bytes), named: source.name, as: format)
  }

  /// Adds a stream in a form, or in the one that it seems to have.
  ///
  /// - Throws: As for a text; ``InvalidUTF8`` and ``FileError`` as well.
  package mutating func add(
    _ stream: ByteStream, named name: String, as format: ImportFormat?
  ) throws {
    // A file that is refused in its middle leaves nothing behind.
    let before = self
    do {
      try take(stream, named: name, as: format)
    } catch {
      self = before
      throw error
    }
  }

  private mutating func take(
    _ stream: ByteStream, named name: String, as format: ImportFormat?
  ) throws {
    var file = ImportPlan.File(name: name, format: format ?? .questions, unread: [])
    var deck = ImportedDeck(fileName: name, on: folder.disk)
    let before = self
    let reading = try ImportReading.read(
      stream, named: name, as: format, zone: moment.offsetMinutes, isHere: before.isKnown
    ) { item, title in
      try add(item, title, to: &deck, &file)
    }
    file.format = reading.format
    file.unread += reading.unread
    let reviews = deck.reviews + reading.reviews
    try write(deck, reading.title, &file)
    try add(reviews, to: &file)
    for log in reading.logs { try add(log, to: &file) }
    for other in reading.files { try add(other, to: &file) }
    file.unread.sort { ($0.line, $0.message) < ($1.line, $1.message) }
    plan.files.append(file)
  }

  /// Tells of an item that has been looked at.
  mutating func tell() {
    itemCount += 1
    if itemCount % 1000 == 0 { onProgress(itemCount) }
  }
}
