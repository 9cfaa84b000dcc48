import TrainerTerminal

/// What a command line may go on with: commands, options, their values, and names of content.
enum CommandCompletion {
  /// The completions of the text before the cursor.
  static func completions(
    of text: String, names: ([NameKind]) -> [String] = { _ in [] }
  ) -> Completions {
    let typed = TypedWord(text)
    let place = CommandPlace(typed.before)
    let candidates =
      switch place.source(isOption: typed.word.hasPrefix("-")) {
      case .words(let words): words.sorted()
      case .names(let kinds): names(kinds).map(\.quotedForShell)
      case .files, .nothing: [String]()
      }
    return Completions(of: typed.word, candidates.filter { typed.mayBecome($0) })
  }
}

/// The word that is being typed, and those before it.
private struct TypedWord {
  let before: [String]

  /// As it was typed, with the quotation mark that it may begin with.
  let word: String

  init(_ text: String) {
    var start = text.startIndex
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == " " {
        start = text.index(after: index)
      }
    }
    word = String(text[start...])
    before = ShellWords.words(of: String(text[..<start])) ?? []
  }

  /// A name with blanks is quoted; its beginning may be typed without the mark.
  func mayBecome(_ candidate: String) -> Bool {
    candidate.hasPrefix(word) || candidate.first == "'" && candidate.dropFirst().hasPrefix(word)
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
