import TrainerCore

/// Pages of help, made from the descriptions of commands and options.
enum HelpPage {
  /// All commands at a glance.
  static var overview: String {
    let title =
      "trainer \(trainerVersion): practise for an iOS interview, and for the years after it"
    let forms = [
      ("trainer", "today at a glance; Enter starts"),
      ("trainer COMMAND [OPTION…]", "one command"),
      ("trainer help COMMAND", "everything about one"),
    ]
    let sections =
      CommandGroup.all.map { section($0.title, $0.commands.map { ($0.name, $0.summary) }) }
      + [
        section("For every command", GlobalOptions.descriptions.map(row)),
        section("More help", HelpTopic.all.map { ("help \($0.name)", $0.summary) }),
      ]
    return ([section(title, forms)] + sections).joined(separator: "\n\n")
  }

  /// Everything about one command.
  static func page(of command: CommandDescription) -> String {
    var parts = ["trainer \(command.name): \(command.summary)", usage(of: command)]
    if !command.discussion.isEmpty { parts.append(command.discussion) }
    if !command.positionals.isEmpty {
      parts.append(section("Arguments", command.positionals.map { ($0.name, $0.summary) }))
    }
    let options = command.options + (command.answersJSON ? [.json] : [])
    if !options.isEmpty { parts.append(section("Options", options.map(row))) }
    if !command.examples.isEmpty {
      parts.append(section("Examples", command.examples.map { ($0.line, $0.meaning) }))
    }
    parts.append("Options for every command: trainer help")
    return parts.joined(separator: "\n\n")
  }

  /// What may follow the first word of some commands.
  static func page(ofGroup words: [String], commands: [CommandDescription]) -> String {
    section("trainer \(words.joined(separator: " "))", commands.map { ($0.name, $0.summary) })
  }

  private static func row(_ option: OptionDescription) -> (String, String) {
    (option.letter.map { "\(option.usage), -\($0)" } ?? option.usage, option.summary)
  }

  private static func section(_ title: String, _ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, summary in
      "  " + name + String(repeating: " ", count: width - name.count + 3) + summary
    }
    return ([title] + lines).joined(separator: "\n")
  }

  /// The line that shows how a command is called, broken between its parts.
  private static func usage(of command: CommandDescription) -> String {
    var lines = ["  trainer \(command.name)"]
    for part in command.usageParts {
      if lines[lines.count - 1].count + 1 + part.count > 80 { lines.append("     ") }
      lines[lines.count - 1] += " " + part
    }
    return lines.joined(separator: "\n")
  }
}
