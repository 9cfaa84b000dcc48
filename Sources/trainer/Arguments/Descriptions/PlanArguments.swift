/// What is done about the interview, before the plan is shown.
struct PlanArguments: Sendable, Hashable {
  /// The day of the interview from now on, as it was typed; nil changes nothing.
  var date: String?

  /// Whether there is no interview any more.
  var clears: Bool

  /// The time of a day's practice; nil takes the learner's own.
  var minutes: Int?
}

extension CommandDescription {
  static let plan = CommandDescription(
    words: ["plan"], summary: "the interview: its day, a forecast, what each day asks",
    options: [.interviewDate, .clearsInterview, .minutesADay],
    answersJSON: true,
    discussion: """
      With a day set, practice asks what adds most to recall on that day for the
      time it takes, new items stop three days before (later only time that reviews
      leave goes to them), no interval reaches beyond
      it, and in the last days everything worth it comes round once more. The
      forecast plays the days through many times with your own memory model.
      """,
    examples: [
      Example("trainer plan --date 2026-12-11", "set the day and see the plan"),
      Example("trainer plan --date friday", "as you would say it"),
      Example("trainer plan --minutes 30", "what half an hour a day would come to"),
      Example("trainer plan --clear", "practise without an interview in view"),
    ],
    command: { given in
      .plan(
        PlanArguments(
          date: given.text(.interviewDate), clears: given.has(.clearsInterview),
          minutes: given.integer(.minutesADay)))
    })
}

extension OptionDescription {
  fileprivate static let interviewDate = OptionDescription(
    "date", "the day of the interview: a date, friday, 'in 11 days', none", .text("D"))
  fileprivate static let clearsInterview = OptionDescription(
    "clear", "there is no interview any more")
  fileprivate static let minutesADay = OptionDescription(
    "minutes", "the time of a day's practice, else minutes-a-day", .integer("N", 1...600))
}
