/// Scripts that teach a shell to complete command lines, made from the descriptions of the commands.
enum ShellScript: String, Sendable, Hashable, CaseIterable {
  case bash, zsh, fish

  /// The script, ended by a line feed.
  func text(for commands: [CommandDescription] = CommandDescription.all) -> String {
    switch self {
    case .bash: BashScript(commands: commands).text
    case .zsh: ZshScript(commands: commands).text
    case .fish: FishScript(commands: commands).text
    }
  }
}

/// What all shells must know to find their place in a line.
struct ShellTable {
  let commands: [CommandDescription]

  /// Options that take the word behind them.
  var optionsWithValue: [String] {
    commands.allOptions.filter { $0.value != nil }.map(\.spelling)
  }

  /// The names of commands, and what these begin with.
  var names: [String] {
    var seen: Set<String> = []
    let beginnings = commands.beginnings.dropFirst().map { $0.joined(separator: " ") }
    return (commands.map(\.name) + beginnings).filter { seen.insert($0).inserted }
  }

  /// The words that may follow what was typed of a name, with what each does.
  func nextWords(after words: [String]) -> [(word: String, summary: String)] {
    commands.words(after: words).map { word in
      let whole = words + [word]
      let command = commands.first { $0.words == whole }
      return (word, command?.summary ?? "\(whole.joined(separator: " ")) …")
    }
  }

  /// Values of options that are not the same for all commands, then those that are.
  func values() -> [(command: String?, option: OptionDescription)] {
    commands.flatMap { command in command.options.map { (command.name, $0) } }
      + GlobalOptions.descriptions.map { (nil, $0) }
  }
}

extension String {
  /// The text as one word of a shell, whatever it holds.
  var singleQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
