import TrainerText

/// Reads a command line by the descriptions of the commands, from left to right.
struct ArgumentParser {
  private let commands: [CommandDescription]
  private var target = CommandTarget.nothing
  private var positionals: [String] = []
  private var options: [(name: String, value: OptionValue)] = []

  private init(commands: [CommandDescription]) { self.commands = commands }

  /// Reads the arguments after the program's name.
  static func parse(
    _ arguments: [String], commands: [CommandDescription] = CommandDescription.all
  ) throws(UsageFailure) -> Invocation {
    var parser = ArgumentParser(commands: commands)
    do {
      try parser.read(arguments)
      return try parser.invocation()
    } catch {
      let words = parser.target.words
      // Help is wanted most where the rest of the line is wrong.
      if arguments.asksForHelp, !words.isEmpty {
        return Invocation(command: .help(words), options: GlobalOptions())
      }
      throw UsageFailure(error: error, words: words)
    }
  }

  private mutating func read(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for word in rest { try read(word: word) }
        return
      }
      if argument.hasPrefix("-"), argument != "-" {
        try read(option: argument, rest: &rest)
      } else {
        try read(word: argument)
      }
    }
  }

  private mutating func read(word: String) throws(UsageError) {
    let words = target.words + [word]
    if positionals.isEmpty, let command = commands.first(where: { $0.words == words }) {
      target = .command(command)
    } else if case .command = target {
      positionals.append(word)
    } else if commands.contains(where: { $0.words.starts(with: words) }) {
      target = .group(words)
    } else {
      throw unknownCommand(words)
    }
  }

  private mutating func read(
    option argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try description(of: String(parts[0]))
    let inline = parts.count > 1 ? String(parts[1]) : nil
    options.append((option.name, try option.value(inline: inline, rest: &rest)))
  }

  private func description(of spelling: String) throws(UsageError) -> OptionDescription {
    let known = GlobalOptions.descriptions + target.options
    if let option = known.first(where: { $0.isSpelled(spelling) }) { return option }
    let name = target.words.isEmpty ? nil : target.words.joined(separator: " ")
    let owners = commands.filter { $0.options.contains { $0.isSpelled(spelling) } }
    if name == nil, !owners.isEmpty { throw .optionOfCommands(spelling, owners.map(\.name)) }
    let near = nearest(to: String(spelling.drop { $0 == "-" }), among: known.map(\.name))
    throw .unknownOption(spelling, command: name, nearest: near.map { "--\($0)" })
  }
}

// MARK: - The end of the line

extension ArgumentParser {
  private func invocation() throws(UsageError) -> Invocation {
    let given = GivenArguments(positionals: positionals, options: options)
    let global = GlobalOptions(given)
    if given.has(.help) { return Invocation(command: .help(target.words), options: global) }
    if given.has(.version) { return Invocation(command: .version, options: global) }
    try given.checkAppearance()
    switch target {
    case .nothing:
      if global.json { throw .noData(command: nil) }
      return Invocation(command: .repl, options: global)
    case .group(let words):
      throw .missingSubcommand(
        of: words.joined(separator: " "), choices: commands.words(after: words))
    case .command(let description):
      if global.json, !description.answersJSON { throw .noData(command: description.name) }
      try check(positionals, of: description)
      return Invocation(command: try description.command(given), options: global)
    }
  }

  private func check(
    _ given: [String], of description: CommandDescription
  ) throws(UsageError) {
    if let missing = description.missingPositional(given.count) {
      throw .missingArgument(missing, usage: description.shortUsage)
    }
    guard let unwanted = description.unwantedPositional(given) else { return }
    if description.positionals.isEmpty, !commands.words(after: description.words).isEmpty {
      throw unknownCommand(description.words + [unwanted])
    }
    if description.positionals.isEmpty, let option = options.last,
      case .text(let text) = option.value
    {
      throw .unquotedValue(
        unwanted, command: description.name,
        quoted: "--\(option.name) '\(([text] + given).joined(separator: " "))'")
    }
    throw .unwantedArgument(unwanted, command: description.name, usage: description.shortUsage)
  }

  private func unknownCommand(_ words: [String]) -> UsageError {
    let known = commands.words(after: words.dropLast())
    let word = words[words.count - 1]
    let near =
      (words.count == 1 ? CommandDescription.meant(by: word) : nil)
      ?? nearest(to: word, among: known)
    return .unknownCommand(
      words.joined(separator: " "),
      nearest: near.map { (words.dropLast() + [$0]).joined(separator: " ") })
  }
}
