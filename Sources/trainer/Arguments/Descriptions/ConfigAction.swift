/// What is done with the settings.
enum ConfigAction: Sendable, Hashable {
  case show
  case get(key: String)
  case set(key: String, values: [String])
}

extension CommandDescription {
  static let config = CommandDescription(
    words: ["config"], summary: "all settings with their values",
    discussion: """
      The same on all devices, kept in the log:
      \(SchedulerKey.allCases.map { settingLine($0.rawValue, $0.summary) }.joined(separator: "\n"))

      Of this device, kept in config.yaml, which may be edited by hand:
      \(LookKey.allCases.map { settingLine($0.rawValue, $0.summary) }.joined(separator: "\n"))
      """,
    examples: [Example("trainer config", "every setting there is")],
    command: { _ in .config(.show) })

  static let configGet = CommandDescription(
    words: ["config", "get"], summary: "the value of one setting",
    positionals: [
      PositionalDescription(
        "KEY", .one, "its name", value: .known("KEY", ConfigKey.all.map(\.name)))
    ],
    examples: [Example("trainer config get desired-retention", "one value")],
    command: { .config(.get(key: $0.positionals[0])) })

  static let configSet = CommandDescription(
    words: ["config", "set"], summary: "give a setting a value",
    positionals: [
      PositionalDescription(
        "KEY", .one, "its name", value: .known("KEY", ConfigKey.all.map(\.name))),
      PositionalDescription("VALUE", .some, "its value; a list as several arguments"),
    ],
    examples: [
      Example("trainer config set new-a-day 5", "fewer new items"),
      Example("trainer config set learning-steps 1m 10m", "two steps for what is new"),
    ],
    command: { given in
      .config(.set(key: given.positionals[0], values: Array(given.positionals.dropFirst())))
    })
}

private func settingLine(_ name: String, _ summary: String) -> String {
  "  \(name.padded(to: 17))   \(summary)"
}
