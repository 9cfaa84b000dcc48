import TrainerCore
import TrainerScheduling

/// Sets the day of the interview, and shows what can be known then and what each day asks.
struct PlanCommand {
  let arguments: PlanArguments
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    if arguments.clears, arguments.date != nil {
      throw .badSetting("--clear", expectation: "to stand alone", given: "--date beside it")
    }
    if arguments.clears { return try clear() }
    if let text = arguments.date {
      let now = context.clock.now()
      switch try InterviewAnswer(text, at: now).spoken {
      case .never: return try clear()
      case .day(let date):
        try set(date)
        context.note(
          StyledText(
            "The interview is on \(date.dayAndDate), \(now.distance(to: date)); "
              + "trainer plan --clear takes that back."))
      }
    }
    return try show()
  }

  private func clear() throws(Failure) -> ExitStatus {
    try set(nil)
    if context.options.json {
      try context.print(json: ["interview": .null])
    } else {
      try context.print("There is no interview in view any more.")
    }
    return .fine
  }

  private func set(_ date: StudyDay?) throws(Failure) {
    let store = try context.store(for: "plan")
    defer { context.close(store) }
    try asFailure { () throws(StateError) in
      _ = try store.append(.set(.interviewDate(date)), at: context.clock.now())
    }
  }

  private func show() throws(Failure) -> ExitStatus {
    let (library, history) = try context.libraryWithHistory()
    let settings = library.progress.settings
    let now = context.clock.now()
    let today = library.progress.scheduler.studyDay(of: now)
    guard let date = settings.interviewDate, date >= max(today, now.calendarDay) else {
      if context.options.json {
        try context.print(json: .object(["interview": .null]))
      } else {
        try context.print("No interview is in view. Its day: trainer plan --date 2026-12-11")
        let pace = InterviewPlan.Pace(
          of: history, minutesADay: arguments.minutes ?? settings.dailyMinutes)
        let costs = RetentionCost.compared(in: library, pace: pace, at: now)
        try context.print(RetentionText(costs, settings).lines(context.out.proseWidth))
      }
      return .fine
    }
    let pace = InterviewPlan.Pace(
      of: history, minutesADay: arguments.minutes ?? settings.dailyMinutes)
    guard
      let plan = InterviewPlan(
        for: date, in: library, pace: pace, at: now, seed: context.options.seed ?? 1)
    else {
      if context.options.json {
        try context.print(json: .object(["interview": .string(date.iso)]))
      } else {
        try context.print("The interview is today. What you know is there; good luck.")
      }
      return .fine
    }
    if context.options.json {
      try context.print(json: plan.json)
    } else {
      let page = PlanPage(
        plan: plan, now: now, columns: context.out.proseWidth, drawing: context.chartSigns)
      try context.print(page.lines)
    }
    return .fine
  }
}
