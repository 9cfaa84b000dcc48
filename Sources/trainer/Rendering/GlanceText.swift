import TrainerCore
import TrainerScheduling

/// Today at a glance: what there is to do, and how to begin.
struct GlanceText {
  let overview: DueOverview

  /// How many questions the library holds.
  let questions: Int

  /// How many mock interviews it holds.
  var mocks = 0

  /// Whether nothing was ever answered.
  let isFirstTime: Bool

  /// Where the progress is kept.
  let home: String

  /// How many days are left until the interview; nil where none is set, or where it is over.
  let daysToInterview: Int?

  /// The topic that is known the least; nil where too little was answered to tell.
  var weakest: WeakestTopic?
  let signs: TextSigns

  /// How many questions the round of the evening before asks; 0 where it is not offered.
  var evening = 0

  /// The columns to fill; nil breaks no line.
  let width: Int?

  /// The lines to show before the first prompt.
  var lines: [StyledText] {
    let welcome = Self.welcome(questions: questions, mocks: mocks, home: home)
    let words =
      (isFirstTime ? welcome : []) + [today, interview, backlog, suggestion].compactMap(\.self)
    return words.flatMap { $0.wrapped(to: width) } + howToGoOn.joined(by: signs.dot, width: width)
  }

  /// What the program is, for whoever starts it for the first time.
  static func welcome(questions: Int, mocks: Int, home: String) -> [String] {
    let interviews = mocks == 0 ? "" : " and \(counted(mocks, "mock interview"))"
    return [
      "Interview practice for iOS developers: \(questions) questions\(interviews), all offline.",
      "Your progress is kept in \(home).",
    ]
  }

  private var today: String {
    let counts = overview.total
    let parts = [
      counts.due > 0 ? "\(counts.due) due" : nil,
      counts.learning > 0 ? "\(counts.learning) in learning" : nil,
      counts.new > 0 ? "\(counts.new) new" : nil,
    ].compactMap(\.self)
    if !parts.isEmpty { return parts.joined(separator: signs.dot) }
    return overview.next.map { "Nothing is due before \($0.dayAndTime)." } ?? "Nothing is due."
  }

  private var interview: String? {
    daysToInterview.map { days in
      switch days {
      case 0: "The interview is today."
      case 1: "The interview is tomorrow."
      default: "\(days) days to the interview."
      }
    }
  }

  private var backlog: String? {
    overview.backlogSessions.map {
      "That is about \($0) sessions; what you know best comes first, so that it is kept."
    }
  }

  /// One thing to do, or to know before the first question.
  private var suggestion: String? {
    if evening > 0 { return nil }
    if isFirstTime { return "Not sure of an answer? Guess: trying first makes it stick." }
    if let weakest, weakest.recall < Self.wellKnown {
      return "Weakest topic: \(weakest.topic). A round on it: "
        + "practice --topic \(weakest.topic.quotedForShell)"
    }
    return mocks > 0 && overview.total.total == 0
      ? "A good day for a mock interview: mock rapid asks ten short questions." : nil
  }

  /// From this chance to recall its questions on, a topic needs no round of its own.
  private static let wellKnown = 0.85

  private var howToGoOn: [String] {
    if evening > 0 {
      return [
        "Enter starts a light round, \(counted(evening, "question")), nothing new", "q ends",
      ]
    }
    let start =
      overview.total.total > 0 ? "Enter starts" : "practice --ahead goes on all the same"
    return [start, "help lists the commands", "q ends"]
  }
}
