import TrainerCore

/// What is asked of `mock`.
struct MockArguments: Sendable, Hashable {
  /// What is to be done.
  enum Deed: Sendable, Hashable {
    case hold
    case resume
    case list
    case show(Int)
    case print
  }

  let deed: Deed

  /// A form, or the id of an item.
  var name: String?
  var minutes: Int?

  /// How many rapid questions.
  var limit: Int?

  /// Whether the interviewer's lines are spoken.
  var isSpoken = false

  init(_ given: GivenArguments) throws(UsageError) {
    name = given.positionals.first
    minutes = given.integer(.minutes)
    limit = given.integer(.limit)
    isSpoken = given.has(.speak)
    var deeds: [(option: OptionDescription, deed: Deed)] = []
    if given.has(.resume) { deeds.append((.resume, .resume)) }
    if given.has(.list) { deeds.append((.list, .list)) }
    if let number = given.integer(.show) { deeds.append((.show, .show(number))) }
    if given.has(.print) { deeds.append((.print, .print)) }
    if deeds.count > 1 {
      throw .notTogether(deeds[0].option.spelling, deeds[1].option.spelling)
    }
    deed = deeds.first?.deed ?? .hold
    if let option = deeds.first?.option {
      let misplaced = Self.misplaced(with: deed).first { given.has($0) }
      if let misplaced { throw .notTogether(option.spelling, misplaced.spelling) }
    }
  }

  /// Options that mean nothing beside a deed.
  private static func misplaced(with deed: Deed) -> [OptionDescription] {
    switch deed {
    case .hold: []
    case .resume: [.minutes, .limit]
    case .list, .show: [.minutes, .limit, .speak]
    case .print: [.speak]
    }
  }
}

extension CommandDescription {
  static let mock = CommandDescription(
    words: ["mock"], summary: "one timed mock interview",
    positionals: [
      PositionalDescription(
        "FORM|ITEM", .optional, "coding, design, rapid, or one mock by its id",
        value: .known("FORM|ITEM", MockForm.allCases.map(\.rawValue)))
    ],
    options: [.minutes, .limit, .resume, .list, .show, .print, .speak], answersJSON: true,
    discussion: """
      An interviewer asks, listens and asks back; the clock runs. Everything typed is
      on disk within a second, so that --resume goes on after any accident. It needs
      a terminal; --print puts a mock on paper. --json goes with --list.
      """,
    examples: [
      Example("trainer mock design", "explain a design, then see what was heard"),
      Example("trainer mock rapid --limit 5", "five short questions on your weakest topics"),
      Example("trainer mock --show 1", "the transcript of the latest"),
    ],
    command: { given throws(UsageError) in .mock(try MockArguments(given)) })
}

extension OptionDescription {
  fileprivate static let minutes = OptionDescription(
    "minutes", "how long it takes; its phases in proportion", .integer("N", 1...600))
  fileprivate static let limit = OptionDescription(
    "limit", "at most so many rapid questions, 10 where not given", .integer("N", 1...100))
  fileprivate static let resume = OptionDescription(
    "resume", "go on with the latest unfinished one")
  fileprivate static let list = OptionDescription("list", "the mocks so far, the latest first")
  fileprivate static let show = OptionDescription(
    "show", "the transcript of number N of that list", .integer("N", 1 ... .max))
  fileprivate static let print = OptionDescription(
    "print", "brief, phases and questions, to run it on paper")
  fileprivate static let speak = OptionDescription(
    "speak", "have the interviewer's lines spoken, where the system can")
}
