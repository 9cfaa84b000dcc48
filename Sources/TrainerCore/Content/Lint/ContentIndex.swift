import Synchronization
import TrainerMarkdown
import TrainerText

/// What links and `see=` can lead to.
final class ContentIndex: Sendable {
  private let content: Content

  /// Made for the first reference; many libraries have none.
  private let known = Mutex<Names?>(nil)

  /// The ids by their first letter, which mistakes seldom change; made for the first mistake.
  private let idsByLetter = Mutex<[Character: [String]]?>(nil)
  private let disk = Disk.live

  init(_ content: Content) { self.content = content }

  private struct Names {
    let ids: Set<String>

    /// The names of the decks, with and without their folders.
    let decks: Set<String>

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
  }

  private var names: Names {
    known.withLock { known in
      let names = known ?? Names(content)
      known = names
      return names
    }
  }

  /// Reports what some items of a deck, and the links in its text, refer to and is not there.
  func checkReferences(
    of items: [Item], in deck: LoadedDeck, _ text: DeckText, _ problems: inout ProblemList
  ) {
    if !items.isEmpty { checkItems(items, text.source, &problems) }
    let links = text.localLinks
    if !links.isEmpty { checkLinks(links, of: deck, text, &problems) }
  }
}

extension ContentIndex {
  private func checkItems(
    _ items: [Item], _ source: SourceText, _ problems: inout ProblemList
  ) {
    let names = names
    for item in items {
      for id in item.labels.see where !names.ids.contains(id) {
        let line = item.place.firstLine(in: source)
        problems.add(
          LintProblem.deadSee(id, nearest: nearestID(to: id)),
          at: source.find(id, in: line) ?? line)
      }
    }
    for item in items {
      guard case .mock(_, let sheet) = item.task else { continue }
      checkNames(in: sheet, names, source, &problems)
    }
  }

  private func checkLinks(
    _ links: [DeckLink], of deck: LoadedDeck, _ text: DeckText, _ problems: inout ProblemList
  ) {
    let ids = names.ids
    var anchors: Set<String>?
    for link in links {
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

  /// Reports the items and readings that a mock interview names and that are not there.
  private func checkNames(
    in sheet: MockSheet, _ names: Names, _ source: SourceText, _ problems: inout ProblemList
  ) {
    for name in sheet.names.sorted(by: { $0.line < $1.line }) {
      let id = ItemID.normal(name.text)
      guard !names.ids.contains(id), !(name.isReading && names.decks.contains(name.text)) else {
        continue
      }
      let near = nearestID(to: id)
      let problem: LintProblem =
        name.isReading
        ? .deadReading(
          name.text, nearest: near ?? nearest(to: name.text, among: Array(names.decks)))
        : .deadSheetItem(name.text, nearest: near)
      let line = source.line(name.line)
      problems.add(problem, at: source.find(id, in: line) ?? line)
    }
  }

  private func nearestID(to id: String) -> String? {
    guard let first = id.first else { return nil }
    let alike = idsByLetter.withLock { groups in
      let known =
        groups ?? Dictionary(grouping: names.ids.filter { !$0.hasPrefix("~") }) { $0.first ?? "-" }
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
