import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// Fits the parameters of the memory model to a log, and takes them over where the learner wants that.
struct OptimizeCommand {
  let arguments: OptimizeArguments
  let context: CommandContext

  /// Where a question is answered; nil is standard input.
  let input: (any LineSource)?

  func run() throws(Failure) -> ExitStatus {
    if arguments.outcome == .undo { return try bringBack() }
    let source = try FittingSource(arguments.file, model: arguments.model, context)
    let progress = FittingProgress(
      context.err, isShown: context.err.isTerminal && !context.isPlain)
    let trial: ParameterTrial
    let interruption = input?.interruption
    do throws(FitRefusal) {
      defer { progress.end() }
      trial = try ParameterTrial(
        source.log, replacing: source.settings.parameters,
        relearningSteps: source.settings.relearningSteps.count
      ) { share in
        progress.tell(share)
        return interruption?.signal == nil
      }
    } catch {
      throw source.failure(error, interruption, context)
    }
    let page = OptimizePage(trial: trial, source: source, isOwn: arguments.file == nil)
    if context.options.json {
      try context.print(json: page.json)
    } else {
      try context.print(page.lines(context.out.proseWidth))
    }
    guard arguments.file == nil, trial.isBetter else { return .fine }
    guard source.isChosen else {
      let version = trial.fitted.version
      context.note(
        "Nothing was changed: trainer config set scheduler \(version.rawValue) chooses that model first."
      )
      return .fine
    }
    return try decide(on: trial)
  }

  private func decide(on trial: ParameterTrial) throws(Failure) -> ExitStatus {
    if arguments.outcome == .accept {
      try take(trial.fitted)
      return .fine
    }
    guard context.isInteractive, !context.options.json else {
      context.note("Nothing was changed; trainer fsrs optimize --accept takes them.")
      return .fine
    }
    var prompt = LinePrompt("Take them? y or n ")
    prompt.answersAtOnce = ["y", "n"]
    switch (input ?? context.lineSource()).next(prompt) {
    case .line("y"), .line("yes"): try take(trial.fitted)
    case .signal(let number): return ExitStatus(signal: number)
    case .interrupted:
      context.note("The old ones stay.")
      return .interrupt
    case .line, .endOfInput: context.note("The old ones stay.")
    }
    return .fine
  }

  private func take(_ parameters: FSRSParameters) throws(Failure) {
    try change { store, moment throws(StateError) in
      try store.append(.set(.parameters(parameters)), at: moment)
    }
    context.note("They hold from now on; trainer fsrs optimize --undo brings the old ones back.")
  }

  private func bringBack() throws(Failure) -> ExitStatus {
    let folder = try context.stateFolder()
    let version = try context.progress().settings.scheduling.parameters.version
    let chosen = try asFailure { () throws(StateError) in try folder.chosenParameters() }
      .filter { $0.parameters.version == version }
    guard let last = chosen.last else {
      context.warn("there are no parameters to take back: the standard ones hold")
      return .problem
    }
    try change { store, moment throws(StateError) in
      try store.undo([last.reference], at: moment)
    }
    let held = chosen.dropLast().last.map { "those of \($0.moment.iso8601)" } ?? "the standard ones"
    try context.print(
      "Taken back: the parameters of \(last.moment.iso8601). Now \(held) hold.")
    return .fine
  }

  private func change(
    _ work: (ProgressStore, Moment) throws(StateError) -> Void
  ) throws(Failure) {
    let store = try context.store(for: "fsrs optimize")
    defer { context.close(store) }
    let moment = context.clock.now()
    try asFailure { () throws(StateError) in try work(store, moment) }
  }
}
