/// Gives histories to items, step by step, as `same` events would.
struct IdentityJudge: Sendable {
  /// The library with all changes of names so far.
  var library: Library
  var claims: Claims
  let broken: Set<String>
  private(set) var renames: [(old: RecordKey, new: RecordKey)] = []
  var returned: [ReturnedItem] = []
  private(set) var matches: [ItemMatch] = []
  private(set) var partMatches: [PartMatch] = []

  /// None where there was nothing to match.
  private(set) var matcher: IdentityMatcher?

  private let unreadable: Set<String>
  private let written: [String: WrittenItem]

  /// By the id of an item that was given a history: the name that this had.
  private var origins: [String: String] = [:]

  init(_ search: IdentitySearch, _ written: [String: WrittenItem]) {
    library = search.library
    claims = search.claims
    broken = search.broken
    unreadable = search.unreadable
    self.written = written
  }

  mutating func judge() {
    judgeReturns()
    leaveUnreadable()
    matchItems()
    for place in claims.lostParts.keys.sorted() { matchParts(of: place) }
  }

  mutating func rename(_ old: RecordKey, to new: RecordKey) {
    library.progress.rename(old, to: new)
    renames.append((old, new))
    if old.part.isEmpty, new.part.isEmpty { origins[new.item] = origins[old.item] ?? old.item }
  }

  /// Starts anew with what has to be written.
  mutating func forgetRenames() { renames = [] }

  /// What the history of an item was last written down as.
  func written(_ item: String) -> WrittenItem? { written[origins[item] ?? item] }

  /// What stood in files that cannot be read waits for them.
  private mutating func leaveUnreadable() {
    if unreadable.isEmpty { return }
    claims.leave(
      claims.gone.keys.filter { item in
        written(item).map { unreadable.contains($0.text.file) } ?? false
      })
  }
}

extension IdentityJudge {
  /// The changes of names, and what the items say whose histories had other names.
  var events: [EventBody] {
    let names = Set(renames.filter { $0.old != $0.new }.map(\.new.item))
    let texts = names.sorted()
      .compactMap { library[$0].map(library.text(of:)) }
      .filter { !library.progress.isKnown($0) }
    return renames.map { .same(old: $0.old, new: $0.new) } + texts.map(EventBody.item)
  }
}

extension IdentityJudge {
  private mutating func matchItems() {
    let past = claims.gone.keys.compactMap { item in
      written(item).map { textByPresentNames($0.text, of: item) }
    }
    if past.isEmpty { return }
    let matcher = IdentityMatcher(
      past: past, present: newTexts, filesNow: unreadable.union(library.decks.map(\.file)))
    matches = matcher.matches
    self.matcher = matcher
    for match in matches {
      guard let place = library.firstByID[match.new] else { continue }
      rename(RecordKey(item: match.old), to: RecordKey(item: match.new))
      claims.give(match.old, to: place, library.items[place])
    }
  }

  private func textByPresentNames(_ text: ItemText, of item: String) -> ItemText {
    var text = text
    text.item = item
    text.after = text.after.map(library.progress.currentName(ofItem:))
    text.before = text.before.map(library.progress.currentName(ofItem:))
    return text
  }

  /// What the items say that have no history.
  private var newTexts: [ItemText] {
    library.items.indices.lazy
      .filter { !claims.isClaimed[$0] && library.firstByID[library.items[$0].id] == $0 }
      .map { library.text(of: library.items[$0]) }
  }

  /// Matches the deletions that a cloze lost with those that it has instead.
  mutating func matchParts(of place: Int) {
    let item = library.items[place]
    let reviewed = library.progress.records(ofItem: item.id)
    let lost = claims.lostParts[place] ?? []
    guard var old = pastDeletions(of: item, lookingFor: lost) else { return }
    let new = item.pastDeletions
    // One deletion stands for all of a cloze that became another kind: one that was reviewed.
    if new == [.whole] { old.removeAll { reviewed[$0.part] == nil } }
    let matcher = DeletionMatcher(old: old, new: new, own: Set(reviewed.keys))
    for (part, now) in matcher.renames where lost.contains(part) {
      let match = PartMatch(
        old: RecordKey(item: item.id, part: part), new: RecordKey(item: item.id, part: now))
      rename(match.old, to: match.new)
      claims.give(part: part, of: place)
      partMatches.append(match)
    }
  }

  /// The deletions that an item had, by their present names: by the reading of its text in which most
  /// of those occur that are looked for.
  private func pastDeletions(of item: Item, lookingFor parts: Set<String>) -> [PastDeletion]? {
    guard let text = written(item.id)?.text else { return nil }
    let deck = library.decks.first { $0.file == item.place.file }
    let readings = text.deletionReadings(definitions: deck?.linkDefinitions ?? "").map { reading in
      reading.map { deletion in
        let key = library.progress.currentName(
          of: RecordKey(item: text.item, part: deletion.part))
        return PastDeletion(
          part: key.item == item.id ? key.part : deletion.part, hidden: deletion.hidden)
      }
    }
    func count(_ reading: [PastDeletion]) -> Int { reading.count { parts.contains($0.part) } }
    let most = readings.map(count).max()
    return readings.first { count($0) == most }
  }
}
