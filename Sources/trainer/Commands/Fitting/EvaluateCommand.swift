import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// Judges the memory model by a log.
struct EvaluateCommand {
  let arguments: EvaluateArguments
  let context: CommandContext

  /// Where signals are told of; nil where they end the program.
  let input: (any LineSource)?

  func run() throws(Failure) -> ExitStatus {
    let given = try arguments.parameters.map { text throws(Failure) in
      try ModelParameters.read(text, of: arguments.model)
    }
    let source = try FittingSource(arguments.file, model: arguments.model, context)
    let interruption = input?.interruption
    let quality: FitQuality
    do throws(FitRefusal) {
      quality = try judge(given, source) { interruption?.signal == nil }
    } catch {
      throw source.failure(error, interruption, context)
    }
    if context.options.json {
      try context.print(json: quality.json)
    } else {
      try context.print(lines(quality, given, source))
    }
    return .fine
  }

  private func judge(
    _ given: FSRSParameters?, _ source: FittingSource, goesOn: @Sendable () -> Bool
  ) throws(FitRefusal) -> FitQuality {
    switch (given, arguments.splits) {
    case (let parameters?, let splits?):
      return try .of(parameters, on: source.log, splits: splits)
    case (let parameters?, nil):
      guard source.log.targetCount > 0 else { throw .tooFewReviews(found: 0, needed: 1) }
      return FitQuality(of: parameters, on: source.log)
    case (nil, let splits):
      return try .ofFits(
        of: source.settings.parameters.version, to: source.log, splits: splits ?? 5,
        relearningSteps: source.settings.relearningSteps.count, goesOn: goesOn)
    }
  }

  private func lines(
    _ quality: FitQuality, _ given: FSRSParameters?, _ source: FittingSource
  ) -> [StyledText] {
    let splits = arguments.splits ?? 5
    let model = given?.version ?? source.settings.parameters.version
    let how =
      switch (given, arguments.splits) {
      case (nil, _): "\(counted(splits, "fit")), each judged by the time after it"
      case (_, let splits?):
        "the parameters given, on \(counted(splits, "stretch", plural: "stretches"))"
      case (_, nil): "the parameters given, on all of it"
      }
    let auc = quality.auc.map { decimal($0, places: 4) } ?? "none: all the same was answered"
    return [
      StyledText("\(source.name), \(model.title): \(how)", .bold),
      StyledText("Log loss    \(decimal(quality.logLoss, places: 5))   (less is better)"),
      StyledText("RMSE(bins)  \(decimal(quality.rmseBins, places: 5))   (less is better)"),
      StyledText("AUC         \(auc)"),
      StyledText("Reviews     \(quality.reviews)"),
    ].flatMap { [$0] }
  }
}

extension FitQuality {
  /// The figures as `fsrs evaluate --json` writes them.
  fileprivate var json: JSONValue {
    .object([
      "log_loss": .number(logLoss), "rmse_bins": .number(rmseBins),
      "auc": auc.map(JSONValue.number) ?? .null, "reviews": .int(Int64(reviews)),
    ])
  }
}
