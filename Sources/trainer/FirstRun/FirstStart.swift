import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// The round of six short questions that finds where a person stands, and what follows from it.
struct FirstStart {
  let context: CommandContext
  let input: any LineSource

  /// A status where the person leaves the program.
  func run() throws(Failure) -> ExitStatus? {
    let library = try context.library()
    let questions = PlacementRound.questions(of: library)
    switch try isWanted(questions.count) {
    case .left(let status): return status
    case .no: try tell([], library)
    case .yes: return try play(questions)
    }
    return nil
  }

  private enum Wish {
    case yes
    case no
    case left(ExitStatus)
  }

  private func isWanted(_ count: Int) throws(Failure) -> Wish {
    if count == 0 { return .no }
    let offer =
      "First, \(counted(count, "short question")) to find where you stand. Guessing is useful even "
      + "when wrong: trying before you see the answer helps you keep it. Start? [Y/n]"
    try context.print("")
    try context.print(offer.wrapped(to: context.out.proseWidth))
    while true {
      switch input.next(LinePrompt("> ")) {
      case .line(let line):
        switch line.withoutOuterBlanks.lowercased() {
        case "", "y", "yes": return .yes
        case "n", "no": return .no
        default: context.note("y or Enter starts, n leaves it out.")
        }
      case .interrupted(hadText: true): continue
      case .interrupted(hadText: false): return .left(.interrupt)
      case .endOfInput: return .left(.fine)
      case .signal(let number):
        return .left(ExitStatus(signal: number))
      }
    }
  }

  /// Asks each of them once; the answers are reviews like any others.
  private func play(_ questions: [Question]) throws(Failure) -> ExitStatus? {
    var arguments = PracticeArguments()
    arguments.names = questions.map(\.key.description)
    arguments.new = questions.count
    arguments.limit = questions.count
    arguments.asksOnce = true
    var command = PracticeCommand(arguments: arguments, context: context, input: input)
    command.closing = { summary, library in lines(of: summary.missed, library) }
    let ending = try command.run()
    return [.hangup, .termination].contains(ending) ? ending : nil
  }

  private func tell(_ missed: [Question], _ library: Library) throws(Failure) {
    try context.print(lines(of: missed, library))
  }

  private func lines(of missed: [Question], _ library: Library) -> [StyledText] {
    let now = context.clock.now()
    let progress = library.progress
    let today = progress.scheduler.studyDay(of: now)
    let interview = progress.settings.interviewDate.flatMap { $0 > today ? $0 : nil }
    // Without an interview a month tells what practice comes to.
    let plan = InterviewPlan(
      for: interview ?? today.advanced(by: 30), in: library,
      pace: InterviewPlan.Pace(minutesADay: progress.settings.dailyMinutes), at: now,
      policy: interview == nil ? .due(isCapped: false) : .aimed)
    return StartText(
      library: library, missed: missed, plan: plan, hasInterview: interview != nil, now: now,
      signs: context.signs, width: context.out.proseWidth
    ).lines
  }
}
