import TrainerTerminal

/// What a command line may go on with: the names of commands, and their options.
enum CommandCompletion {
  /// The completions of the text before the cursor.
  static func completions(of text: String) -> Completions {
    let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let word = String(text[start...])
    let before = text[..<start].split(separator: " ").map(String.init)
    let candidates = word.hasPrefix("-") ? options(of: before) : words(after: before)
    return Completions(of: word, candidates.filter { $0.hasPrefix(word) })
  }

  /// The words that may come next in the name of a command.
  private static func words(after before: [String]) -> [String] {
    let commands = CommandDescription.all.filter { $0.words.starts(with: before) }
    let next = commands.compactMap { $0.words.dropFirst(before.count).first }
    let own = before.isEmpty ? ["quit"] : before == ["help"] ? names : []
    return Set(next + own).sorted()
  }

  private static var names: [String] { CommandDescription.all.compactMap(\.words.first) }

  private static func options(of before: [String]) -> [String] {
    let commands = CommandDescription.all.filter { before.starts(with: $0.words) }
    guard let command = commands.max(by: { $0.words.count < $1.words.count }) else { return [] }
    return command.options.map { "--" + $0.name }.sorted()
  }
}
