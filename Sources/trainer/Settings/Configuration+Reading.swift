import TrainerCore
import TrainerText

extension Configuration {
  /// Reads a configuration; what makes no sense is a problem at its place, and the default holds.
  static func read(_ source: SourceText) -> (configuration: Configuration, problems: [Diagnostic]) {
    let (mapping, syntax) = FrontMatterYAML.parse(
      source: source, range: source.contentStart..<source.bytes.count)
    var configuration = Configuration()
    var problems = syntax
    for entry in mapping {
      if let problem = configuration.read(entry, in: source) { problems.append(problem) }
    }
    return (configuration, problems.sorted { $0.place < $1.place })
  }

  private mutating func read(_ entry: FrontMatterEntry, in source: SourceText) -> Diagnostic? {
    guard let key = LookKey(rawValue: entry.key) else {
      return unknownKey(entry, in: source)
    }
    guard let value = key.value(entry.value.scalars.map(\.text)) else {
      return Diagnostic(
        .warning, "config-value", "'\(key.rawValue)' wants \(key.expectation)",
        at: entry.value.scalars.first?.range ?? entry.keyRange, in: source)
    }
    set(key, to: value)
    return nil
  }

  private func unknownKey(_ entry: FrontMatterEntry, in source: SourceText) -> Diagnostic {
    let isShared = SchedulerKey(rawValue: entry.key) != nil
    let near = nearest(to: entry.key, among: LookKey.allCases.map(\.rawValue))
    return Diagnostic(
      .warning, "config-key", "there is no setting '\(entry.key)' in this file",
      suggestion: isShared
        ? "it holds on all devices: trainer config set \(entry.key) VALUE"
        : near.map { "did you mean '\($0)'?" },
      at: entry.keyRange, in: source)
  }
}
