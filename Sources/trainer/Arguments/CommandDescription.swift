/// One command: what the parser reads, `help` shows and the shell may complete.
struct CommandDescription: Sendable {
  /// What is typed, such as `["fsrs", "replay"]`.
  let words: [String]

  /// One line, without a full stop.
  let summary: String

  /// What follows, in order.
  var positionals: [PositionalDescription] = []

  /// Its own options, beside the global ones.
  var options: [OptionDescription] = []

  /// Whether its result can be data, so that `--json` may be given.
  var answersJSON = false

  /// What one line does not say.
  var discussion = ""

  /// Lines to try.
  var examples: [Example] = []

  /// Makes the command from what was given.
  let command: @Sendable (GivenArguments) throws(UsageError) -> Command

  /// What is typed, in one string.
  var name: String { words.joined(separator: " ") }

  /// What follows the name in the line that shows how it is called.
  var usageParts: [String] {
    positionals.map(\.usage) + options.map { "[\($0.usage)]" } + (answersJSON ? ["[--json]"] : [])
  }

  /// How it is called, without what may be left out.
  var shortUsage: String {
    (["trainer", name] + positionals.map(\.usage)).joined(separator: " ")
  }
}

/// A line to try, and what it does.
struct Example: Sendable, Hashable {
  let line: String
  let meaning: String

  init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}

extension CommandDescription {
  /// The first argument that may not be left out and is, when so many were given.
  func missingPositional(_ count: Int) -> PositionalDescription? {
    positionals.dropFirst(count).first(where: \.isRequired)
  }

  /// The first argument that has no place.
  func unwantedPositional(_ given: [String]) -> String? {
    if positionals.last?.takesRest == true { return nil }
    return given.dropFirst(positionals.count).first
  }
}

extension [CommandDescription] {
  /// The words that may follow those already typed.
  func words(after words: some Collection<String>) -> [String] {
    var found: [String] = []
    for command in self where command.words.starts(with: words) {
      let next = command.words.dropFirst(words.count).first
      if let next, !found.contains(next) { found.append(next) }
    }
    return found
  }
}
