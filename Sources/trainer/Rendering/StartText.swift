import TrainerCore
import TrainerScheduling

/// Where a person stands at the start: what they know, what is new, the plan, what to expect, and one
/// thing to do next.
struct StartText {
  let library: Library

  /// Questions of the first round that were missed.
  let missed: [Question]

  /// The days until the interview, or a month; nil where there are none to plan.
  let plan: InterviewPlan?
  let hasInterview: Bool

  /// When it is read.
  let now: Moment
  let signs: TextSigns

  /// The columns to fill; nil breaks no line.
  let width: Int?

  /// The lines.
  var lines: [StyledText] {
    let answered = library.questions.filter { library.progress[$0.key] != nil }
    let gaps = topics(of: missed)
    let known = topics(of: answered).filter { !gaps.contains($0) }
    let parts = [
      ("Known", list(known)), ("New to you", list(gaps)), ("Plan", pace), ("Expect", expected),
    ]
    return ["", StyledText("Your start", .bold)]
      + parts.flatMap { name, text in text.map { row(name, $0) } ?? [] }
      + "Next: Enter starts today's \(counted(minutes, "minute")); help lists everything else."
      .wrapped(to: width)
  }

  private var minutes: Int { library.progress.settings.dailyMinutes }

  /// A name, and a text beside it that keeps its column.
  private func row(_ name: String, _ text: String) -> [StyledText] {
    let head = "  " + name.padded(to: 12)
    let room = width.map { max(20, $0 - head.count) }
    return text.wrapped(to: room).enumerated().map { number, line in
      StyledText((number == 0 ? head : "".padded(to: head.count)) + line.text)
    }
  }

  private func topics(of questions: [Question]) -> [String] {
    var seen: Set<String> = []
    return questions.map { $0.item.labels.topic ?? $0.item.labels.deck }
      .filter { seen.insert($0).inserted }
  }

  private func list(_ topics: [String]) -> String? {
    topics.isEmpty ? nil : topics.joined(separator: ", ")
  }

  private var pace: String? {
    guard hasInterview, let plan else {
      return "\(minutes) min a day, up to "
        + "\(counted(library.progress.settings.newPerDay, "new question")) each; a day for the "
        + "interview can be set at any time: plan --date"
    }
    // At night the study day before is one more, which nobody would count.
    let days = max(1, plan.interview - now.calendarDay)
    guard let last = plan.days.last(where: { $0.new >= 0.5 })?.day else {
      return "\(counted(days, "day")), \(minutes) min a day: what you have seen comes once more"
    }
    let count = max(1, last - plan.today + 1)
    let new = plan.days.reduce(0) { $0 + $1.new } / Double(count)
    return
      "\(counted(days, "day")), \(minutes) min a day: about \(Int(new.rounded(.up))) new a day "
      + "until \(last.dayAndDate), then what you have seen once more, and a light evening before"
  }

  private var expected: String? {
    guard let plan else {
      return library.progress.settings.interviewDate == nil
        ? nil : "the interview is today; what you know is there. Good luck."
    }
    let when = hasInterview ? "that day" : "in \(plan.interview - plan.today) days"
    return
      "\(when) you recall about \(Int(plan.recalled.mean.rounded())) of \(plan.questions), if you "
      + "practise every day"
  }
}
