/// What is scored.
enum ScoreArguments: Sendable, Hashable {
  /// An answer from standard input, to an item.
  case item(String)

  /// A file of labelled answers; `-` is standard input.
  case batch(String)
}

extension CommandDescription {
  static let score = CommandDescription(
    words: ["score"], summary: "score an answer by an item's key ideas",
    positionals: [.item],
    options: [.batch],
    answersJSON: true,
    discussion: """
      It tells which ideas were heard, in which words, and why others were not. With
      --batch each line of FILE is a question with ideas and answers, and a line comes
      out for each answer; --json adds the words that decided.
      """,
    examples: [
      Example("trainer score stale-binding < answer.txt", "an answer written elsewhere"),
      Example("trainer score --batch answers.jsonl", "many answers, for a script"),
    ],
    command: { given throws(UsageError) in
      switch (given.positionals.first, given.text(.batch)) {
      case (let item?, nil): return .score(.item(item))
      case (nil, let file?): return .score(.batch(file))
      case (nil, nil): throw .missingArgument(.item, usage: "trainer score ITEM")
      case (let item?, _?):
        throw .unwantedArgument(item, command: "score", usage: "trainer score --batch FILE")
      }
    })
}

extension PositionalDescription {
  fileprivate static let item = PositionalDescription(
    "ITEM", .optional, "its id; the answer comes from standard input",
    value: .name("ITEM", [.item]))
}

extension OptionDescription {
  fileprivate static let batch = OptionDescription(
    "batch", "questions with answers, one JSON object a line", .path("FILE"))
}
