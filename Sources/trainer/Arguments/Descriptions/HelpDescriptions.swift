extension CommandDescription {
  static let help = CommandDescription(
    words: ["help"], summary: "help on a command or a topic",
    positionals: [
      PositionalDescription(
        "TOPIC", .any, "a command or a topic", value: .page("TOPIC"))
    ],
    options: [.man],
    examples: [
      Example("trainer help practice", "one command"),
      Example("trainer help decks", "how a deck is written"),
      Example("trainer help --man", "the manual page, as man reads it"),
    ],
    command: { $0.has(.man) ? .manual : .help($0.positionals) })

  static let version = CommandDescription(
    words: ["version"], summary: "the version of the program",
    command: { _ in .version })
}

extension OptionDescription {
  fileprivate static let man = OptionDescription("man", "the whole manual, for the program man")
}
