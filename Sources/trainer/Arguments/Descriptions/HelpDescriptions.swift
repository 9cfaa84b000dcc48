extension CommandDescription {
  static let help = CommandDescription(
    words: ["help"], summary: "help on a command or a topic",
    positionals: [PositionalDescription("TOPIC", .any, "a command or a topic")],
    examples: [
      Example("trainer help practice", "one command"),
      Example("trainer help decks", "how a deck is written"),
    ],
    command: { .help($0.positionals) })

  static let version = CommandDescription(
    words: ["version"], summary: "the version of the program",
    command: { _ in .version })
}
