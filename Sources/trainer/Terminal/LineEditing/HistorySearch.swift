/// A search in the history, the latest entry first.
struct HistorySearch: Sendable, Hashable {
  private let entries: [String]

  /// The line as it was, for when nothing is taken.
  let before: LineBuffer

  private(set) var query = ""

  /// The index of what was found; nil where nothing was, or nothing is looked for yet.
  private(set) var place: Int?

  init(_ entries: [String], before: LineBuffer) {
    self.entries = entries
    self.before = before
  }

  var found: String? { place.map { entries[$0] } }

  var hasFailed: Bool { place == nil && !query.isEmpty }

  mutating func extend(with text: String) {
    query += text
    place = search(upTo: place ?? entries.count - 1)
  }

  mutating func shorten() {
    query = String(query.dropLast())
    place = search(upTo: entries.count - 1)
  }

  /// Looks for an older entry, and stays where there is none.
  mutating func goOn() {
    guard let place else { return }
    self.place = search(upTo: place - 1) ?? place
  }

  private func search(upTo last: Int) -> Int? {
    query.isEmpty ? nil : entries.prefix(last + 1).lastIndex { $0.contains(query) }
  }
}

extension LineEditing {
  mutating func beginSearching() {
    mode = .searching(HistorySearch(history.entries, before: buffer))
  }

  mutating func search(_ key: Key, _ search: HistorySearch) -> Step {
    var search = search
    switch key {
    case .text(let text), .paste(let text): search.extend(with: text)
    case .control("r"), .up, .control("p"): search.goOn()
    case .backspace: search.shorten()
    case .control("g"), .control("c"):
      mode = .editing
      buffer = search.before
      return .goOn
    case .escape:
      mode = .editing
      return .goOn
    default:
      mode = .editing
      return edit(key)
    }
    buffer = search.found.map { LineBuffer($0) } ?? search.before
    mode = .searching(search)
    return .goOn
  }
}
