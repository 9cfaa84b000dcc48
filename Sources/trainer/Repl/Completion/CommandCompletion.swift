import TrainerTerminal

/// What a command line may go on with: commands, options, their values, names of content and files.
enum CommandCompletion {
  /// The completions of the text before the cursor.
  static func completions(
    of text: String, paths: PathCompletion, names: ([NameKind]) -> [String] = { _ in [] }
  ) -> Completions {
    let typed = TypedWord(text)
    let place = CommandPlace(typed.before)
    let candidates: [String]
    switch place.source(isOption: typed.word.hasPrefix("-")) {
    case .words(let words): candidates = words.sorted()
    case .names(let kinds): candidates = names(kinds).map(\.quotedForShell)
    case .files: return paths.completions(of: typed)
    case .nothing: candidates = []
    }
    return Completions(of: typed.word, candidates.filter { typed.mayBecome($0) })
  }
}

/// How far a command line has come.
private struct CommandPlace {
  private var command: CommandDescription?
  private var words: [String] = []
  private var count = 0

  /// The option whose value comes next.
  private var option: OptionDescription?

  init(_ before: [String]) {
    for word in before {
      if option != nil {
        option = nil
      } else if word.hasPrefix("-") {
        let known = command?.allOptions ?? GlobalOptions.descriptions
        option = known.first { $0.isSpelled(word) && $0.value != nil }
      } else {
        take(word)
      }
    }
  }

  private mutating func take(_ word: String) {
    let longer = words + [word]
    if count == 0, CommandDescription.all.contains(where: { $0.words.starts(with: longer) }) {
      words = longer
      command = CommandDescription.all.first { $0.words == words }
    } else {
      count += 1
    }
  }

  func source(isOption: Bool) -> CompletionSource {
    if let value = option?.value { return value.completion }
    if isOption {
      return .words((command?.allOptions ?? GlobalOptions.descriptions).map(\.spelling))
    }
    let next = count == 0 ? CommandDescription.all.words(after: words) : []
    if words.isEmpty { return .words(next + ["quit"]) }
    guard let command, case let source = command.completion(afterArguments: count) else {
      return .words(next)
    }
    if case .words(let own) = source { return .words(own + next) }
    return source == .nothing ? .words(next) : source
  }
}
