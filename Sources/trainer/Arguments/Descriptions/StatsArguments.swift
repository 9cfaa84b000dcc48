import TrainerScheduling

/// Which answers figures are made of.
struct StatsArguments: Sendable, Hashable {
  /// The first day that counts.
  var since: StudyDay?

  /// The only topic that counts.
  var topic: String?

  init(_ given: GivenArguments) {
    since = given.day(.since)
    topic = given.text(.topic)
  }
}

extension CommandDescription {
  static let stats = CommandDescription(
    words: ["stats"], summary: "figures and small charts: on track, weak, what comes",
    options: [.since, .topic],
    answersJSON: true,
    discussion: "Recall is what your memory model expects; retention is what your answers showed.",
    examples: [
      Example("trainer stats", "all of it, on one screen"),
      Example("trainer stats --since 2026-11-01 --topic hosting", "a month of one topic"),
    ],
    command: { .stats(StatsArguments($0)) })
}

extension OptionDescription {
  static let since = OptionDescription("since", "only what was done from this day on", .day("D"))
}
