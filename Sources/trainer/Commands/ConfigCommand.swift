import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// Lists, reads and writes settings.
struct ConfigCommand {
  let action: ConfigAction
  let context: CommandContext

  /// Where a question is answered; nil is standard input.
  let input: (any LineSource)?

  func run() throws(Failure) -> ExitStatus {
    switch action {
    case .show: try show()
    case .get(let name):
      let key = try ConfigKey.named(name)
      try context.print(
        try values(of: key) { () throws(Failure) in
          try context.progress().settings
        }.map { StyledText($0) })
    case .set(let name, let texts): return try set(try ConfigKey.named(name), to: texts)
    }
    return .fine
  }

  private func show() throws(Failure) {
    let settings = try context.progress().settings
    let width = ConfigKey.all.map(\.name.count).max() ?? 0
    for key in ConfigKey.all {
      let values = values(of: key) { settings }
      try context.print(
        StyledText(values.first.map { "\(key.name.padded(to: width))   \($0)" } ?? key.name))
      try context.print(values.dropFirst().map { "\("".padded(to: width))   \($0)" })
    }
  }

  private func values<Problem: Error>(
    of key: ConfigKey, settings: () throws(Problem) -> PracticeSettings
  ) throws(Problem) -> [String] {
    switch key {
    case .shared(let key): [key.text(in: try settings())]
    case .local(let key): context.configuration[key].lines
    }
  }

  private func set(_ key: ConfigKey, to texts: [String]) throws(Failure) -> ExitStatus {
    switch key {
    case .shared(let key):
      guard let setting = key.setting(texts) else {
        throw badValue(key.rawValue, key.expectation, texts)
      }
      if let ending = try RetentionChange(setting, context, input).askedBack() { return ending }
      let store = try context.store(for: "config")
      let before = store.progress.settings.scheduling.parameters.version
      try asFailure { () throws(StateError) in
        _ = try store.append(.set(setting), at: context.clock.now())
      }
      context.close(store)
      if case .scheduler(let version) = setting, version != before {
        context.note(
          "What you answered is judged by \(version.title) from now on; promised dates stay.")
        context.note("trainer config set scheduler \(before.rawValue) brings \(before.title) back.")
      }
    case .local(let key):
      guard let value = key.value(try absolute(texts, for: key)) else {
        throw badValue(key.rawValue, key.expectation, texts)
      }
      try ConfigurationFile(home: try context.home()).set(key, to: value)
    }
    return .fine
  }

  private func badValue(_ name: String, _ expectation: String, _ texts: [String]) -> Failure {
    .badSetting(name, expectation: expectation, given: texts.joined(separator: " "))
  }

  /// Paths as they are typed mean the working directory; in the file they could not.
  private func absolute(_ texts: [String], for key: LookKey) throws(Failure) -> [String] {
    guard key == .content else { return texts }
    var paths: [String] = []
    for text in texts where !text.isEmpty {
      guard Disk.live.identity(of: text) != nil else { throw .noSuchFile(text) }
      paths.append(text.hasPrefix("/") ? text : context.workingDirectory.appendingPath(text))
    }
    return paths
  }
}
