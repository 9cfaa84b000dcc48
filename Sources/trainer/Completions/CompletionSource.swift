/// What may stand at a place of a command line, for whoever completes it.
enum CompletionSource: Sendable, Hashable {
  case words([String])
  case names([NameKind])

  /// Files and folders.
  case files
  case nothing
}

/// What people give names to.
enum NameKind: String, Sendable, Hashable, CaseIterable {
  case topic, lesson, deck, item
}

extension ValueDescription {
  /// What may stand there.
  var completion: CompletionSource {
    switch self {
    case .choice(_, let words), .known(_, let words): .words(words)
    case .name(_, let kinds): .names(kinds)
    case .page: .words(HelpPage.names)
    case .path: .files
    case .text, .integer, .number, .seed, .instant, .day: .nothing
    }
  }
}

extension CommandDescription {
  /// What may stand behind so many arguments, options not counted.
  func completion(afterArguments count: Int) -> CompletionSource {
    if count < positionals.count { return positionals[count].value.completion }
    guard let last = positionals.last, last.takesRest else { return .nothing }
    return last.value.completion
  }

  /// The options that may follow it, the global ones last.
  var allOptions: [OptionDescription] {
    options
      + GlobalOptions.descriptions.filter { $0.name != OptionDescription.json.name || answersJSON }
  }
}

extension [CommandDescription] {
  /// Every option of any command, each name once.
  var allOptions: [OptionDescription] {
    var names: Set<String> = []
    return (GlobalOptions.descriptions + flatMap(\.options)).filter {
      names.insert($0.name).inserted
    }
  }

  /// What has been typed of a command's name when more words must or may follow: the empty name too.
  var beginnings: [[String]] {
    var found: [[String]] = [[]]
    for command in self {
      for count in 1...Swift.max(1, command.words.count) {
        let words = Array<String>(command.words.prefix(count))
        if !found.contains(words), !self.words(after: words).isEmpty { found.append(words) }
      }
    }
    return found
  }
}
