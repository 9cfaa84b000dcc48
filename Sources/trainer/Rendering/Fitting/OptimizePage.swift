import TrainerCore
import TrainerScheduling
import TrainerText

/// What a fit came to, and what it would change for the learner.
struct OptimizePage {
  let trial: ParameterTrial
  let source: FittingSource

  /// Whether the log is the learner's own.
  let isOwn: Bool

  /// The lines for people, broken to fit so many columns.
  func lines(_ width: Int?) -> [StyledText] {
    func wrapped(_ lines: [String]) -> [StyledText] {
      lines.flatMap { $0.wrapped(to: width) }
    }
    return isOwn
      ? wrapped(head) + effect + wrapped(verdict) : wrapped(head + figures + weights)
  }

  /// The result as `fsrs optimize --json` writes it.
  var json: JSONValue {
    let best = trial.isBetter ? trial.whole.after : trial.whole.before
    return .object([
      "parameters": .array(trial.best.weights.map(JSONValue.number)),
      "log_loss_before": .number(trial.whole.before.logLoss),
      "log_loss_after": .number(best.logLoss),
      "reviews": .int(Int64(best.reviews)),
      "better": .bool(trial.isBetter),
      "held_back": .object([
        "log_loss_before": .number(trial.heldBack.before.logLoss),
        "log_loss_after": .number(trial.heldBack.after.logLoss),
        "reviews": .int(Int64(trial.heldBack.after.reviews)),
      ]),
    ])
  }

  private var head: [String] {
    let log = source.log
    let fitted =
      switch trial.fitted.version {
      case .six: "Fitted to \(source.name): \(counted(log.reviewCount, "answer"))"
      case .seven:
        "Fitted FSRS-7 to every answer but the first to each item of \(source.name): "
          + counted(log.reviewCount, "answer")
      }
    return [
      fitted + ", \(log.targetCount) of them a day or more after the one before.",
      "On the last \(trial.heldBack.after.reviews), which it had not seen, the recall it foretold was "
        + "\(points(trial.heldBack.after)) off; before it was \(points(trial.heldBack.before)).",
    ]
  }

  /// How far foretold and actual recall lie apart, as people say it.
  private func points(_ quality: FitQuality) -> String {
    "\(decimal(quality.rmseBins * 100, places: 1)) points"
  }
}

// MARK: - The learner's own

extension OptimizePage {
  private var effect: [StyledText] {
    func effect(_ parameters: FSRSParameters) -> ParameterEffect {
      ParameterEffect(of: parameters, on: source.log, settings: source.settings)
    }
    let (now, then) = (effect(trial.before), effect(trial.fitted))
    var rows = [("", "now", "then")]
    for rating in Rating.allCases {
      rows.append(
        (
          "New item, first \(rating.word)",
          days(now.firstIntervals[rating]), days(then.firstIntervals[rating])
        ))
    }
    if let usual = now.usualInterval, let usualThen = then.usualInterval {
      rows.append(("A usual item of yours", days(usual), days(usualThen)))
    }
    rows.append(
      ("Reviews a day, about", "\(rounded(now.reviewsADay))", "\(rounded(then.reviewsADay))"))
    return [""]
      + rows.map { name, now, then in
        StyledText(name.padded(to: 23) + now.padded(toRight: 8) + then.padded(toRight: 8))
      } + [""]
  }

  private func days(_ days: Int) -> String { ReadableDuration.days(days) }

  private func rounded(_ number: Double) -> Int { Int(number.rounded()) }

  private var verdict: [String] {
    guard trial.isBetter else {
      return ["That is no better than what you have, which stays. More answers may change it."]
    }
    return [
      "Dates that were promised stay; each item goes by the new ones from its next answer on."
    ]
  }
}

// MARK: - A log of another program

extension OptimizePage {
  private var figures: [String] {
    func pair(_ name: String, _ comparison: ParameterTrial.Comparison) -> String {
      let (before, after) = (comparison.before.logLoss, comparison.after.logLoss)
      return "Log loss, \(name): \(decimal(before, places: 4)) with the standard parameters, "
        + "\(decimal(after, places: 4)) fitted"
    }
    return [pair("all of it", trial.whole), pair("the last fifth", trial.heldBack)]
  }

  private var weights: [String] {
    let numbers = trial.best.weights.map { "\($0)" }.joined(separator: ", ")
    return trial.isBetter
      ? ["Parameters:", numbers]
      : ["They do no better on time they have not seen; stay with the standard ones:", numbers]
  }
}
