import TrainerCore

/// The names that commands know lessons, decks, topics and items by, in the order of the files.
struct ContentNames: Sendable, Hashable {
  private var names: [NameKind: [String]] = [:]

  init(_ decks: [Deck]) {
    let items = decks.flatMap(\.items)
    names[.topic] = Self.unique(items.compactMap(\.labels.topic))
    names[.lesson] = Self.unique(items.map(\.labels.lesson))
    names[.deck] = Self.deckNames(decks.filter { !$0.items.isEmpty }.map(\.name))
    // An id made from a text is nothing that anybody would type.
    names[.item] = Self.unique(items.filter(\.isIDWritten).map(\.id))
  }

  /// The names of some kinds, one kind after the other.
  subscript(kinds: [NameKind]) -> [String] { kinds.flatMap { names[$0] ?? [] } }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The last parts of the names where these are enough to tell decks apart.
  private static func deckNames(_ names: [String]) -> [String] {
    let short = names.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(names, short).map { counts[$1] == 1 ? $1 : $0 }
  }
}

extension CommandContext {
  /// The names in all content, without a word about what is wrong with it.
  func contentNames() -> ContentNames {
    let content = (try? contentSearch()).map { ContentLoader(roots: $0.roots).load() }
    return ContentNames(content?.decks.map(\.deck) ?? [])
  }
}
