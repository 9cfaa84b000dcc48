/// What a command line asks for.
struct Invocation: Sendable, Equatable {
  /// The command with its own arguments.
  var command: Command

  /// What holds for every command.
  var options: GlobalOptions
}

/// How much of a command's name has been read.
enum CommandTarget {
  case nothing
  case group([String])
  case command(CommandDescription)

  /// The words read so far.
  var words: [String] {
    switch self {
    case .nothing: []
    case .group(let words): words
    case .command(let command): command.words
    }
  }

  /// The options that may follow, beside the global ones.
  var options: [OptionDescription] {
    if case .command(let command) = self { command.options } else { [] }
  }
}
