import TrainerMarkdown
import TrainerText

/// What links and `see=` can lead to.
struct ContentIndex {
  private let ids: Set<String>

  /// The ids by their first letter, which mistakes seldom change.
  private let idsByLetter: [Character: [String]]
  private let disk = Disk.live

  init(_ content: Content) {
    ids = Set(content.decks.flatMap { $0.deck.items.map(\.id) + $0.deck.brokenIDs })
    idsByLetter = Dictionary(grouping: ids.filter { !$0.hasPrefix("~") }) { $0.first ?? "-" }
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
  private func nearestID(to id: String) -> String? {
    id.first.flatMap { nearest(to: id, among: idsByLetter[$0] ?? []) }
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
