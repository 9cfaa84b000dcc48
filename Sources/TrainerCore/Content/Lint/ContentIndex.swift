import Synchronization
import TrainerMarkdown
import TrainerText

/// What links and `see=` can lead to.
final class ContentIndex: Sendable {
  private let ids: Set<String>

  /// The names of the decks, with and without their folders.
  private let decks: Set<String>

  /// The ids by their first letter, which mistakes seldom change; made for the first mistake.
  private let idsByLetter = Mutex<[Character: [String]]?>(nil)
  private let disk = Disk.live

  init(_ content: Content) {
    var ids: Set<String> = []
    ids.reserveCapacity(content.decks.reduce(0) { $0 + $1.deck.items.count })
    for deck in content.decks {
      for item in deck.deck.items { ids.insert(item.id) }
      ids.formUnion(deck.deck.brokenIDs)
    }
    self.ids = ids
    decks = Set(content.decks.flatMap { [$0.deck.name, $0.deck.name.lastPathPart] })
  }

  /// Reports what a deck refers to and is not there.
  func checkReferences(of deck: LoadedDeck, _ text: DeckText, _ problems: inout ProblemList) {
    for item in deck.deck.items {
      for id in item.labels.see where !ids.contains(id) {
        let line = item.place.firstLine(in: text.source)
        problems.add(
          LintProblem.deadSee(id, nearest: nearestID(to: id)),
          at: text.source.find(id, in: line) ?? line)
      }
    }
    for item in deck.deck.items {
      guard case .mock(_, let sheet) = item.task else { continue }
      checkNames(in: sheet, text.source, &problems)
    }
    var anchors: Set<String>?
    for link in text.localLinks {
      switch link.target {
      case .anchor(let name):
        let id = ItemID.normal(name)
        guard !ids.contains(id) else { continue }
        anchors = anchors ?? text.headingAnchors
        if anchors?.contains(id) == true { continue }
        problems.add(
          LintProblem.deadItemLink(id, nearest: nearestID(to: id)), at: link.range)
      case .file(let path):
        let folder = deck.path.folderPath
        let target = path.hasPrefix("/") ? path : folder.appending(path: path)
        if !disk.exists(target) { problems.add(LintProblem.deadFileLink(path), at: link.range) }
      case .elsewhere: continue
      }
    }
  }
}

extension ContentIndex {
  /// Reports the items and readings that a mock interview names and that are not there.
  private func checkNames(
    in sheet: MockSheet, _ source: SourceText, _ problems: inout ProblemList
  ) {
    for name in sheet.names.sorted(by: { $0.line < $1.line }) {
      let id = ItemID.normal(name.text)
      guard !ids.contains(id), !(name.isReading && decks.contains(name.text)) else { continue }
      let near = nearestID(to: id)
      let problem: LintProblem =
        name.isReading
        ? .deadReading(name.text, nearest: near ?? nearest(to: name.text, among: Array(decks)))
        : .deadSheetItem(name.text, nearest: near)
      let line = source.line(name.line)
      problems.add(problem, at: source.find(id, in: line) ?? line)
    }
  }

  private func nearestID(to id: String) -> String? {
    guard let first = id.first else { return nil }
    let alike = idsByLetter.withLock { groups in
      let known =
        groups ?? Dictionary(grouping: ids.filter { !$0.hasPrefix("~") }) { $0.first ?? "-" }
      groups = known
      return known[first] ?? []
    }
    return nearest(to: id, among: alike)
  }
}

extension SourceText {
  /// Where an id stands last in a range, whatever its letter case.
  fileprivate func find(_ id: String, in range: Range<Int>) -> Range<Int>? {
    let wanted = Array(id.utf8)
    guard range.count >= wanted.count else { return nil }
    return (range.lowerBound...range.upperBound - wanted.count).reversed().lazy
      .map { $0..<$0 + wanted.count }
      .first { zip(bytes[$0], wanted).allSatisfy { $0 == $1 || $0 | 0x20 == $1 } }
  }
}

extension DeckText {
  /// The names by which code hosts and this program call the headings of the file.
  fileprivate var headingAnchors: Set<String> {
    var anchors: Set<String> = []
    for block in document.allBlocks {
      guard case .heading = document.kind(of: block) else { continue }
      let text = document.inlines(of: block).map(\.plainText).joined()
      anchors.insert(Slug.make(from: text))
      anchors.insert(text.codeHostAnchor)
    }
    return anchors
  }
}

extension String {
  /// What GitHub makes of a heading: lower case, punctuation dropped, blanks as hyphens.
  fileprivate var codeHostAnchor: String {
    String(
      lowercased().compactMap { character -> Character? in
        if character.isWhitespace { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_"
          ? character : nil
      })
  }
}
