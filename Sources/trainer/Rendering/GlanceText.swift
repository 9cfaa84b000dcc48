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
  let signs: TextSigns

  /// The columns to fill; nil breaks no line.
  let width: Int?

  /// The lines to show before the first prompt.
  var lines: [StyledText] {
    let words = (isFirstTime ? welcome : []) + [today, interview, backlog].compactMap(\.self)
    return words.flatMap { $0.wrapped(to: width) } + howToGoOn.joined(by: signs.dot, width: width)
  }

  private var welcome: [String] {
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

  private var howToGoOn: [String] {
    let start =
      overview.total.total > 0 ? "Enter starts" : "practice --ahead goes on all the same"
    return [start, "help lists the commands", "q ends"]
  }
}
