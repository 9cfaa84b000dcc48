extension CommandDescription {
  static let undo = CommandDescription(
    words: ["undo"], summary: "take back the last review, or the last N",
    positionals: [
      PositionalDescription("N", .optional, "how many, 1 where not given", value: .count)
    ],
    discussion: """
      All devices count. Where another one saved some of these answers, they are named
      first, and it asks; after a no it asks about the latest of this device. Without
      a terminal only answers of this device are taken back.
      """,
    examples: [Example("trainer undo 3", "the last three reviews")],
    command: { given throws(UsageError) in
      guard let text = given.positionals.first else { return .undo(count: 1) }
      guard case .integer(let count) = try ValueDescription.count.checked(text, for: "N") else {
        return .undo(count: 1)
      }
      return .undo(count: count)
    })

  static let rest = CommandDescription(
    words: ["rest"], summary: "do not ask an item until it is woken",
    positionals: [PositionalDescription("ITEM", .one, "its id", value: .name("ITEM", [.item]))],
    examples: [Example("trainer rest stale-binding", "leave it out for now")],
    command: { .rest(item: $0.positionals[0]) })

  static let wake = CommandDescription(
    words: ["wake"], summary: "ask a resting item again",
    positionals: [PositionalDescription("ITEM", .one, "its id", value: .name("ITEM", [.item]))],
    examples: [Example("trainer wake stale-binding", "ask it again")],
    command: { .wake(item: $0.positionals[0]) })

  static let doctor = CommandDescription(
    words: ["doctor"], summary: "devices, counts, gaps, damage, and what to do",
    options: [.rebuild],
    discussion: "Ends with 1 when something is damaged or missing.",
    examples: [
      Example("trainer doctor", "is everything well?"),
      Example("trainer doctor --rebuild", "accept the logs as they are"),
    ],
    command: { .doctor(rebuilds: $0.has(.rebuild)) })
}

extension OptionDescription {
  fileprivate static let rebuild = OptionDescription(
    "rebuild", "make the snapshot anew from the logs that are here")
}

extension ValueDescription {
  fileprivate static let count = ValueDescription.integer("N", 1...10_000)
}
