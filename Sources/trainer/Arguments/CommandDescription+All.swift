/// Commands that belong together, as `help` shows them.
struct CommandGroup: Sendable {
  /// What they have in common.
  let title: String

  /// The commands, in the order in which they are shown.
  let commands: [CommandDescription]

  /// Every command there is.
  static let all: [CommandGroup] = [
    CommandGroup(title: "Practice", commands: [.practice, .mock, .read, .due, .plan, .stats]),
    CommandGroup(title: "Library", commands: [.list, .show]),
    CommandGroup(title: "Writing decks", commands: [.check, .adopt, .new, .score, .render]),
    CommandGroup(
      title: "Care of what you did",
      commands: [
        .export, .importing, .undo, .rest, .wake, .doctor, .config, .configGet, .configSet,
      ]),
    CommandGroup(
      title: "The rest",
      commands: [
        .fsrsOptimize, .fsrsEvaluate, .fsrsReplay, .completions, .completionNames, .help, .version,
      ]),
  ]
}

extension CommandDescription {
  /// Every command there is, in the order in which `help` shows them.
  static let all: [CommandDescription] = CommandGroup.all.flatMap(\.commands)
}
