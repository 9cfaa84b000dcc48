/// What the program is asked to do, with everything it was told.
enum Command: Sendable, Hashable {
  case repl
  case practice(PracticeArguments)
  case read(ReadArguments)
  case mock(MockArguments)
  case list(ListArguments)
  case show(item: String)
  case due
  case plan(PlanArguments)
  case stats(StatsArguments)
  case export(ExportArguments)
  case importing(ImportArguments)
  case check(CheckArguments)
  case adopt(old: String, new: String)
  case new(deck: String)
  case undo(count: Int)
  case rest(item: String)
  case wake(item: String)
  case doctor(rebuilds: Bool)
  case config(ConfigAction)
  case score(ScoreArguments)
  case replay(ReplayArguments)
  case optimize(OptimizeArguments)
  case evaluate(EvaluateArguments)
  case render(RenderArguments)
  case completions(ShellScript)
  case names([NameKind])
  case manual
  case help([String])
  case version

  /// Whether it says the same whatever is configured.
  var isAboutTheProgram: Bool {
    switch self {
    case .help, .version, .manual, .completions: true
    default: false
    }
  }
}
