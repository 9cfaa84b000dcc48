import TrainerMarkdown
public import TrainerText

/// Finds ids for items that have none: slugs of the title, or of the question.
///
/// No id is given that is in use anywhere in a library, or that any history ever had.
public struct IDWriter: Sendable {
  private var names: UniqueNames

  /// Texts that stand more than once: their items share a history, which an id would part.
  private let repeated: Set<String>

  /// Prepares to write into decks of a library.
  public init(_ library: Library) {
    let written = library.items.lazy.filter(\.isIDWritten).map(\.id)
    names = UniqueNames(
      taken: Array(written) + library.decks.flatMap(\.brokenIDs) + library.progress.allItemNames)
    var once: Set<String> = []
    repeated = Set(library.items.lazy.map(\.id).filter { !once.insert($0).inserted })
  }

  /// The ids for a deck of the library, whose text this is.
  public mutating func edits(for source: SourceText) -> IDEdits {
    let items = DeckParser.parse(source).deck.items
    var edits: [Int: IDEdits.Edit] = [:]
    for (number, item) in items.enumerated() where !item.isIDWritten {
      if !repeated.contains(item.id) { edits[number] = edit(for: item, in: source) }
    }
    while let wrong = firstChanged(items, edits, source) { edits[wrong] = nil }
    let left = items.indices.filter { !items[$0].isIDWritten && edits[$0] == nil }
    return IDEdits(
      edits: edits.sorted { $0.key < $1.key }.map(\.value),
      linesLeft: left.map { items[$0].place.line })
  }

  private mutating func edit(for item: Item, in source: SourceText) -> IDEdits.Edit {
    let id = names.next(Slug.make(from: item.slugText))
    let (offset, text): (Int, String) =
      switch item.place.idSlot {
      case .endOfText(let offset): (offset, " {#\(id)}")
      case .braces(let offset): (offset, "#\(id) ")
      case .ownLine(let offset): (offset, "{#\(id)}\(source.lineEnding(after: offset))")
      }
    return IDEdits.Edit(offset: offset, text: text, item: item.id, id: id)
  }

  /// The first item with an id that the edited text does not have as it was; nil where all are there.
  private func firstChanged(
    _ items: [Item], _ edits: [Int: IDEdits.Edit], _ source: SourceText
  ) -> Int? {
    let inOrder = edits.sorted { $0.key < $1.key }.map(\.value)
    guard !inOrder.isEmpty,
      let edited = try? SourceText(
        name: source.name, bytes: IDEdits.apply(inOrder, to: source.bytes))
    else { return nil }
    let found = DeckParser.parse(edited).deck.items
    let wrong = items.indices.first { number in
      guard found.indices.contains(number) else { return true }
      let id = edits[number]?.id ?? items[number].id
      return found[number].id != id || !found[number].saysTheSame(as: items[number])
    }
    guard let wrong else { return found.count > items.count ? edits.keys.max() : nil }
    return edits.keys.filter { $0 <= wrong }.max() ?? edits.keys.min()
  }
}

extension Item {
  /// What an id is made of: the title, or the question in plain words, without what a cloze hides.
  var slugText: String {
    title.isEmpty ? shownText : PlainWriter().text(MarkdownDocument(SourceText(title)))
  }

  /// The question in plain words, without what a cloze hides.
  var shownText: String {
    let document = MarkdownDocument(SourceText(String(decoding: shownPrompt, as: UTF8.self)))
    return PlainWriter().text(document)
  }

  private var shownPrompt: [UInt8] {
    var bytes = Array(prompt.utf8)
    guard case .cloze(let deletions) = task else { return bytes }
    for deletion in deletions.reversed() {
      bytes.replaceSubrange(deletion.range, with: [UInt8(ascii: " ")])
    }
    return bytes
  }

  fileprivate func saysTheSame(as other: Item) -> Bool {
    task == other.task && title == other.title && prompt == other.prompt
      && statement == other.statement && answer == other.answer && ideas == other.ideas
      && hints == other.hints && sources == other.sources && labels == other.labels
  }
}

extension SourceText {
  /// The line end of the line that a byte stands in, or of the first line.
  fileprivate func lineEnding(after offset: Int) -> String {
    for start in [offset, 0] {
      guard
        let end = bytes[start...].firstIndex(where: { $0 == .lineFeed || $0 == .carriageReturn })
      else { continue }
      if bytes[end] == .lineFeed { return "\n" }
      return end + 1 < bytes.count && bytes[end + 1] == .lineFeed ? "\r\n" : "\r"
    }
    return "\n"
  }
}
