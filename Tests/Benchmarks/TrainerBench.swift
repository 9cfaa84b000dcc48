/// Measures what DESIGN promises, in release: `swift run -c release trainer-bench [NAME…]`.
///
/// Figures depend on the machine and on what else it does; each line is the best of several runs.
@main
struct TrainerBench {
  static func main() throws {
    let wanted = Set(CommandLine.arguments.dropFirst())
    let all: KeyValuePairs<String, () throws -> Void> = [
      "replay": ReplayBench.run,
      "start": { try StartBench(items: 10_000, reviews: 200_000).run() },
      "start-large": { try StartBench(items: 100_000, reviews: 2_000_000).run() },
      "answer": { try AnswerBench(items: 10_000, reviews: 200_000).run() },
      "terminal": { try TerminalBench(items: 200, reviews: 2_000).run() },
      "terminal-large": { try TerminalBench(items: 10_000, reviews: 200_000).run() },
      "parse": ParseBench.run,
      "fit": FitBench.run,
      "plan": PlanBench.run,
    ]
    for (name, run) in all where wanted.isEmpty || wanted.contains(name) { try run() }
  }
}
