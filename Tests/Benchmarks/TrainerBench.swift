import Foundation

/// Measures what DESIGN promises, in release: `swift run -c release trainer-bench [NAME…]`.
///
/// Figures depend on the machine and on what else it does; each is the best of several runs, and a
/// peer is measured in the same run wherever there is one.
@main
struct TrainerBench {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      say("trainer-bench: \(error)")
      exit(1)
    }
  }

  /// The exit status.
  private static func run(_ arguments: [String]) throws -> Int32 {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "generate":
      guard let command = GenerateCommand(rest) else { return refuse([]) }
      try command.run()
    case "fit-scorer":
      guard let command = FitScorerCommand(rest) else { return refuse([]) }
      try command.run()
    default: return try measure(arguments)
    }
    return 0
  }

  private static func measure(_ arguments: [String]) throws -> Int32 {
    let variables = ProcessInfo.processInfo.environment
    let ground = Ground()
    defer { ground.clear() }
    let options = BenchOptions(arguments, variables)
    let pieces = pieces(ground, options ?? BenchOptions(variables))
    guard let options, options.names.allSatisfy({ name in pieces.contains { $0.name == name } })
    else { return refuse(pieces.map(\.name)) }
    var table = BenchTable()
    for (name, run) in pieces where options.names.isEmpty || options.names.contains(name) {
      say("measuring \(name)")
      table.add(try run())
    }
    for line in table.lines { print(line) }
    if let path = options.json {
      try table.json(machine: Machine.facts).write(to: URL(filePath: path))
    }
    return 0
  }

  private typealias Piece = (name: String, run: () throws -> [BenchRow])

  /// What can be measured, in the order in which it is: what keeps to one core comes last.
  private static func pieces(_ ground: Ground, _ options: BenchOptions) -> [Piece] {
    let start = StartBench(ground: ground, options: options)
    let fit = FitBench(options: options)
    let small = Ground.Size(items: 200, reviews: 2000)
    return [
      ("due", start.usual), ("due-large", start.large), ("stats", start.statistics),
      ("answer", AnswerBench(ground: ground, size: .usual).run),
      ("answer-large", AnswerBench(ground: ground, size: .large).run),
      ("terminal", TerminalBench(ground: ground, size: small).run),
      ("terminal-large", TerminalBench(ground: ground, size: .usual).run),
      ("score", ScoreBench.run),
      ("fit-100k", { try fit.simulated(100_000) }), ("fit-1m", { try fit.simulated(1_000_000) }),
      ("fit-real", fit.real), ("plan", PlanBench.run), ("replay", ReplayBench.run),
      ("decks", DeckBench(ground: ground).run),
    ]
  }

  private static func refuse(_ names: [String]) -> Int32 {
    let known = names.isEmpty ? "" : "\nNAME: \(names.joined(separator: " "))"
    say(BenchOptions.usage + known)
    return 64
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
