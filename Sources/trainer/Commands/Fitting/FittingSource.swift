import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// What is fitted to: a log of any program, or the learner's own history.
struct FittingSource {
  let log: TrainingLog

  /// What holds for whoever the log is of, with parameters of the model that is fitted.
  let settings: SchedulerSettings

  /// As messages name it.
  let name: String

  /// Whether that model is the one that decides when items come back.
  let isChosen: Bool

  /// A source whose model is the chosen one where none is asked for.
  init(_ file: String?, model: FSRSVersion?, _ context: CommandContext) throws(Failure) {
    guard let file else {
      let progress = try context.progress()
      let folder = try context.stateFolder()
      let history = try asFailure { () throws(StateError) in try folder.history() }
      log = TrainingLog(of: history, by: progress.scheduler)
      let chosen = progress.settings.scheduling
      settings = chosen.modelled(by: model)
      isChosen = settings == chosen
      name = "your history"
      return
    }
    let input = InputFile(file)
    let table = ReviewLogCSV(name: input.name, bytes: try input.bytes())
    if !table.problems.isEmpty { throw .problems(table.problems) }
    log = table.trainingLog(context.clock)
    settings = SchedulerSettings().modelled(by: model)
    isChosen = false
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

extension SchedulerSettings {
  /// The same with the standard parameters of another model, where one is asked for.
  fileprivate func modelled(by model: FSRSVersion?) -> SchedulerSettings {
    guard let model, model != parameters.version else { return self }
    var settings = self
    settings.parameters = .standard(model)
    return settings
  }
}
