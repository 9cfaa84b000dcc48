import TrainerCore
import TrainerScheduling
import TrainerText

/// Runs a review log through the memory model.
struct ReplayCommand {
  let arguments: ReplayArguments
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let parameters = try ModelParameters.read(arguments.parameters, of: arguments.model)
    let model = FSRSModel(parameters)
    let file = InputFile(arguments.file)
    let log = ReviewLogCSV(name: file.name, bytes: try file.bytes())
    if !log.problems.isEmpty { throw .problems(log.problems) }
    let replay = FSRSReplay(
      model: model, retention: arguments.retention,
      maximumInterval: arguments.maximum, elapsed: elapsed)
    let table = ReplayTable(log: log, model: model, reviews: replay.replay(log.rows))
    if context.options.json {
      try table.writeJSON(context.write)
    } else {
      try context.print(table.head)
      try context.print(table.lines(context.clock))
    }
    return .fine
  }

  /// Study days start as they do for someone who has set nothing: a log of another program says
  /// nothing about the settings of this one.
  private var elapsed: FSRSReplay.Elapsed {
    switch arguments.elapsed {
    case .periods: .periods
    case .days:
      .studyDays(
        dayStartMinutes: SchedulerSettings().dayStartMinutes,
        offsetMinutes: { [clock = context.clock] in clock.moment(at: $0).offsetMinutes })
    }
  }
}
