import TrainerCore
import TrainerScheduling

/// Today at a glance: what there is to do, and how to begin.
struct GlanceText {
  let overview: DueOverview

  /// How many questions the library holds.
  let questions: Int

  /// Whether nothing was ever answered.
  let isFirstTime: Bool

  /// Where the progress is kept.
  let home: String

  /// The lines to show before the first prompt.
  var lines: [String] {
    (isFirstTime ? welcome : []) + [today, backlog].compactMap(\.self) + [howToGoOn]
  }

  private var welcome: [String] {
    [
      "Interview practice for iOS developers: \(questions) questions, all offline.",
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
    if !parts.isEmpty { return parts.joined(separator: " · ") }
    return overview.next.map { "Nothing is due before \($0.iso8601)." } ?? "Nothing is due."
  }

  private var backlog: String? {
    overview.backlogSessions.map {
      "That is about \($0) sessions; what you know best comes first, so that it is kept."
    }
  }

  private var howToGoOn: String {
    overview.total.total > 0
      ? "Enter starts · help lists the commands · q ends"
      : "practice --ahead goes on all the same · help lists the commands · q ends"
  }
}
