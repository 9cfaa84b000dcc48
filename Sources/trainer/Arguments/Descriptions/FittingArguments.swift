import TrainerScheduling

/// What parameters are fitted to, and what becomes of them.
struct OptimizeArguments: Sendable, Hashable {
  /// What is done with the fit to the learner's own history.
  enum Outcome: Sendable, Hashable {
    /// A person is asked; where there is none, it is only shown.
    case ask
    case accept

    /// Nothing is fitted; the parameters before the present ones come back.
    case undo
  }

  /// A review log; nil is the learner's own history.
  var file: String?

  /// The memory model; nil is the one that was chosen.
  var model: FSRSVersion?
  var outcome: Outcome
}

/// What fits, or given parameters, are judged by.
struct EvaluateArguments: Sendable, Hashable {
  /// A review log; nil is the learner's own history.
  var file: String?

  /// The memory model; nil is the one that was chosen.
  var model: FSRSVersion?

  /// Weights, or the file that holds them; nil means fits to the log itself.
  var parameters: String?

  /// How many stretches of time are foretold; nil where it was not said.
  var splits: Int?
}

extension CommandDescription {
  static let fsrsOptimize = CommandDescription(
    words: ["fsrs", "optimize"], summary: "fit the memory model to your history, or to a log",
    positionals: [.fittedLog],
    options: [.model, .accept, .undoFit],
    answersJSON: true,
    discussion: """
      Without a log it fits to your own history, shows what would change, and asks.
      The last fifth of the time is held back: parameters that do not foretell it
      better are not taken. Ctrl-C keeps the old ones. Without a terminal nothing is
      changed unless --accept is given. FSRS-6 is fitted unless FSRS-7 is the
      scheduler you chose, or --model says so.
      """,
    examples: [
      Example("trainer fsrs optimize", "fit, look, and decide"),
      Example("trainer fsrs optimize --undo", "bring the old ones back"),
      Example("trainer fsrs optimize reviews.csv --json", "fit to another log"),
    ],
    command: { given in
      let outcome: OptimizeArguments.Outcome =
        given.has(.undoFit) ? .undo : given.has(.accept) ? .accept : .ask
      return .optimize(
        OptimizeArguments(
          file: given.positionals.first, model: given.model, outcome: outcome))
    })

  static let fsrsEvaluate = CommandDescription(
    words: ["fsrs", "evaluate"], summary: "how well the memory model foretells a log",
    positionals: [.fittedLog],
    options: [.model, .parameters, .splits],
    answersJSON: true,
    discussion: """
      Without --parameters the log is cut into stretches of time, five where not
      given and one more, and each is foretold by a fit to all before it. With
      --parameters these foretell all of the log, or with --splits the same
      stretches. Every review a day or more after the one before counts the same.
      """,
    examples: [
      Example("trainer fsrs evaluate reviews.csv", "three figures of fits"),
      Example("trainer fsrs evaluate reviews.csv --parameters w.txt", "of given weights"),
    ],
    command: { given in
      .evaluate(
        EvaluateArguments(
          file: given.positionals.first, model: given.model, parameters: given.text(.parameters),
          splits: given.integer(.splits)))
    })
}

extension PositionalDescription {
  fileprivate static let fittedLog = PositionalDescription(
    "LOG.csv", .optional, "a review log; - is standard input, none is your own history",
    value: .path("LOG.csv"))
}

extension OptionDescription {
  fileprivate static let accept = OptionDescription(
    "accept", "take the new parameters without asking, where they are better")
  fileprivate static let undoFit = OptionDescription(
    "undo", "bring back the parameters that held before the present ones")
  fileprivate static let splits = OptionDescription(
    "splits", "how many stretches of time are foretold", .integer("N", 1...100))
}
