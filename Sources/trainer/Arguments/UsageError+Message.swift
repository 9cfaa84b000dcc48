extension UsageError {
  /// What is wrong and what is near, in one sentence.
  var message: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "there is no command '\(name)'" + question(nearest)
    case .missingSubcommand(let group, let choices):
      "'\(group)' needs one more word: \(choices.joined(separator: ", "))"
    case .unknownTopic(let name, let nearest):
      "there is no help on '\(name)'" + question(nearest)
    case .unknownOption(let option, let command?, let nearest):
      "'\(command)' has no option '\(option)'" + question(nearest)
    case .unknownOption(let option, nil, let nearest):
      "there is no option '\(option)'" + question(nearest)
    case .optionOfCommands(let option, let commands):
      "'\(option)' belongs after its command: \(commands.joined(separator: ", "))"
    case .noData(let command?):
      "'\(command)' has no result that can be data, so '--json' means nothing there"
    case .noData(nil):
      "'--json' needs a command whose result can be data"
    case .missingValue(let option):
      "'\(option.spelling)' needs a value: \(option.usage)"
    case .unwantedValue(let option):
      "'\(option.spelling)' takes no value"
    case .badValue(let label, let value, let given, let nearest):
      "'\(label)' wants \(value.expectation), not '\(given)'" + question(nearest)
    case .missingArgument(let positional, let usage):
      "\(positional.name) is missing: \(usage)"
    case .unwantedArgument(let given, let command, let usage):
      "'\(command)' has no place for '\(given)': \(usage)"
    case .unquotedValue(let given, let command, let quoted):
      "'\(command)' has no place for '\(given)'; several words want quotes: \(quoted)"
    case .notTogether(let one, let other):
      "'\(one)' and '\(other)' do not go together"
    }
  }

  private func question(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension UsageFailure {
  /// What is wrong, and where to read what would be right.
  var message: String {
    "\(error.message)\nSee: \((["trainer", "help"] + words).joined(separator: " "))"
  }
}
