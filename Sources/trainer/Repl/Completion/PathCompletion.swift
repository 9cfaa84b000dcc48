import TrainerCore
import TrainerTerminal

/// Completes names of files and folders, as a shell does.
struct PathCompletion {
  /// What `~` stands for.
  let home: String?

  /// The names in a folder; those of folders end with a slash.
  let names: (String) -> [String]

  /// What the last part of a path may become.
  func completions(of typed: TypedWord) -> Completions {
    let word = typed.word
    if word == "~", home != nil { return Completions(of: word, ["~/"]) }
    let start = word.lastIndex(of: "/").map { word.index(after: $0) } ?? word.startIndex
    let tail = word[start...]
    // A quotation mark that was opened before the last part is closed behind it.
    let isOpenedBefore = typed.openQuote != nil && !tail.contains { $0 == typed.openQuote }
    let beginning = isOpenedBefore ? String(tail) : typed.plain(tail)
    let found = names(folder(of: typed, upTo: start)).filter {
      $0.hasPrefix(beginning) && ($0.first != "." || beginning.first == ".")
    }
    return Completions(
      of: String(tail),
      found.compactMap { quoted($0, in: typed.openQuote, isOpenedBefore: isOpenedBefore) })
  }

  private func folder(of typed: TypedWord, upTo end: String.Index) -> String {
    let folder = typed.plain(typed.word[..<end])
    guard let home, typed.word.hasPrefix("~/") else { return folder.isEmpty ? "." : folder }
    return home + folder.dropFirst()
  }

  /// A name as it is to be typed; nil where it cannot stand in that quotation mark.
  private func quoted(
    _ name: String, in quote: Character?, isOpenedBefore: Bool
  ) -> String? {
    guard let quote else { return name.escaped(Self.separators) }
    if quote == "'", name.contains(quote) { return nil }
    let text = quote == "\"" ? name.escaped(["\"", "\\"]) : name
    return (isOpenedBefore ? "" : String(quote)) + text + (name.last == "/" ? "" : String(quote))
  }

  private static let separators: Set<Character> = [" ", "\t", "'", "\"", "\\"]
}

extension PathCompletion {
  /// Completes what is on the disk.
  static func live(home: String?) -> PathCompletion {
    PathCompletion(home: home) { folder in
      ((try? Disk.live.names(in: folder)) ?? []).map {
        Disk.live.isFolder(folder.appendingPath($0)) ? $0 + "/" : $0
      }
    }
  }
}

extension String {
  fileprivate func escaped(_ characters: Set<Character>) -> String {
    reduce(into: "") { text, character in
      if characters.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
