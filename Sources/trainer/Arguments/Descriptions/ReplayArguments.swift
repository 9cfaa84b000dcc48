import TrainerScheduling

/// What is replayed, and by which rules.
struct ReplayArguments: Sendable, Hashable {
  /// How the time between two reviews becomes whole days.
  enum Elapsed: String, Sendable, Hashable, CaseIterable { case periods, days }

  /// The review log; nil is standard input.
  var file: String?

  /// The memory model; nil is that of the weights, or FSRS-6.
  var model: FSRSVersion?

  /// Weights, or the file that holds them; nil means the standard ones.
  var parameters: String?
  var retention = 0.9
  var maximum = 36_500
  var elapsed = Elapsed.days

  init(_ given: GivenArguments) {
    file = given.positionals.first
    model = given.model
    parameters = given.text(.parameters)
    retention = given.number(.retention) ?? retention
    maximum = given.integer(.maximum) ?? maximum
    elapsed = given.text(.elapsed).flatMap(Elapsed.init) ?? elapsed
  }
}

extension CommandDescription {
  static let fsrsReplay = CommandDescription(
    words: ["fsrs", "replay"], summary: "the scheduler's numbers for a review log",
    positionals: [
      PositionalDescription(
        "LOG.csv", .optional, "card_id,review_time,review_rating; - or none is standard input",
        value: .path("LOG.csv"))
    ],
    options: [.model, .parameters, .retention, .maximum, .elapsed],
    answersJSON: true,
    discussion: """
      No learning steps and no fuzz: what the model itself says after each review.
      FSRS-7 goes by fractions of days, whatever --elapsed says; its stability is
      the days after which nine of ten are recalled.
      """,
    examples: [
      Example("trainer fsrs replay reviews.csv --json", "a line of JSON a review"),
      Example("trainer fsrs replay reviews.csv --model 7", "by FSRS-7"),
      Example("trainer fsrs replay --elapsed periods < reviews.csv", "24-hour periods"),
    ],
    command: { .replay(ReplayArguments($0)) })
}

extension OptionDescription {
  static let model = OptionDescription("model", "the version of FSRS", .choice("6|7", ["6", "7"]))
  static let parameters = OptionDescription(
    "parameters", "weights, or a file of them", .path("LIST|FILE"))
  fileprivate static let retention = OptionDescription(
    "retention", "desired retention, 0.9 where not given", .number("R", 0.70...0.99))
  fileprivate static let maximum = OptionDescription(
    "maximum", "the longest interval", .integer("DAYS", 1...36_500))
  fileprivate static let elapsed = OptionDescription(
    "elapsed", "24-hour periods, or study days (where not given)",
    .choice("periods|days", ReplayArguments.Elapsed.allCases.map(\.rawValue)))
}

extension GivenArguments {
  /// The memory model that was asked for.
  var model: FSRSVersion? { text(.model).flatMap { FSRSVersion(rawValue: "fsrs-\($0)") } }
}
