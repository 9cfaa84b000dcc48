/// A command line that cannot be understood, as facts; `message` words it.
enum UsageError: Error, Sendable, Equatable {
  case unknownCommand(String, nearest: String?)
  case missingSubcommand(of: String, choices: [String])
  case unknownTopic(String, nearest: String?)
  case unknownOption(String, command: String?, nearest: String?)
  case optionOfCommands(String, [String])
  case noData(command: String?)
  case missingValue(OptionDescription)
  case unwantedValue(OptionDescription)
  case badValue(String, ValueDescription, given: String, nearest: String?)
  case missingArgument(PositionalDescription, usage: String)
  case unwantedArgument(String, command: String, usage: String)
  case unquotedValue(String, command: String, quoted: String)
  case notTogether(String, String)
}

/// A command line that cannot be understood, and how far it could.
struct UsageFailure: Error, Sendable, Equatable {
  /// What is wrong.
  var error: UsageError

  /// The command, or the part of its name, that was understood.
  var words: [String]
}
