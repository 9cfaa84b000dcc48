import TrainerCore
import TrainerScheduling

/// Shows how the practice goes.
struct StatsCommand {
  let arguments: StatsArguments
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let (library, history) = try context.libraryWithHistory()
    let statistics = try asFailure { () throws(UnknownName) in
      try Statistics(
        of: history, in: library, scope: Scope(topics: arguments.topic.map { [$0] } ?? []),
        since: arguments.since, at: context.clock.now())
    }
    let mocks = try context.finishedMocks().filter { mock in
      arguments.since.map { library.progress.scheduler.studyDay(of: mock.started) >= $0 } ?? true
    }
    if context.options.json {
      try context.print(json: statistics.json(with: mocks))
    } else {
      let page = StatsPage(
        statistics: statistics, mocks: mocks,
        desiredRetention: library.progress.settings.scheduling.desiredRetention,
        columns: context.out.columns.map { max(1, min($0 - 1, 96)) }, drawing: context.chartSigns,
        signs: context.signs)
      try context.print(page.lines)
    }
    return .fine
  }
}

extension CommandContext {
  /// What charts are drawn with.
  var chartSigns: ChartSigns? {
    switch signSet {
    case .spoken: nil
    case .ascii: .ascii
    case .rich: .rich
    }
  }
}
