import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// What is fitted to: a log of any program, or the learner's own history.
struct FittingSource {
  let log: TrainingLog

  /// What holds for whoever the log is of.
  let settings: SchedulerSettings

  /// As messages name it.
  let name: String

  init(_ file: String?, _ context: CommandContext) throws(Failure) {
    guard let file else {
      let progress = try context.progress()
      let folder = try context.stateFolder()
      let history = try asFailure { () throws(StateError) in try folder.history() }
      log = TrainingLog(of: history, by: progress.scheduler)
      settings = progress.settings.scheduling
      name = "your history"
      return
    }
    let input = InputFile(file)
    let table = ReviewLogCSV(name: input.name, bytes: try input.bytes())
    if !table.problems.isEmpty { throw .problems(table.problems) }
    log = table.trainingLog(context.clock)
    settings = SchedulerSettings()
    name = input.name
  }

  /// Why nothing was fitted, as what fails a command; told on a line of its own where a signal came.
  func failure(
    _ refusal: FitRefusal, _ interruption: Interruption?, _ context: CommandContext
  ) -> Failure {
    let signal = interruption?.signal
    if signal != nil, context.err.isTerminal { context.note("") }
    return .fit(refusal, name, signal: signal)
  }
}
