import TrainerCore
import TrainerScheduling
import TrainerTerminal

extension FirstRun {
  /// A status where the person leaves.
  mutating func ask(
    _ question: Question, _ progress: Progress
  ) throws(Failure) -> ExitStatus? {
    try say("")
    try say(words(of: question, progress))
    while true {
      switch input.next(LinePrompt("> ")) {
      case .line(let line):
        do throws(Failure) {
          try take(line.withoutOuterBlanks, for: question, progress)
          return nil
        } catch .noInterviewDay(let text) {
          context.note(StyledText(Failure.noInterviewDay(text).report.text))
        } catch .pastInterview(let day, let text) {
          context.note(StyledText(Failure.pastInterview(day, given: text).report.text))
        } catch .badSetting(let name, let expectation, let given) {
          context.note(
            StyledText(
              Failure.badSetting(name, expectation: expectation, given: given).report.text))
        }
      case .interrupted(hadText: true): continue
      case .interrupted(hadText: false): return .interrupt
      case .endOfInput: return .fine
      case .signal(let number): return ExitStatus(signal: number)
      }
    }
  }

  private func words(of question: Question, _ progress: Progress) -> String {
    switch question {
    case .interview:
      "When is your interview? (2026-12-11, friday, \"in 11 days\"; Enter for none)"
    case .minutes: "Minutes a day? [\(progress.settings.dailyMinutes)]"
    case .signs: "Does your terminal show ✓ ▁▃▇ as a tick and three bars? [Y] yes, [n] plain text"
    }
  }

  private mutating func take(
    _ text: String, for question: Question, _ progress: Progress
  ) throws(Failure) {
    switch question {
    case .interview:
      let now = context.clock.now()
      let answer = text.isEmpty ? .never : try InterviewAnswer(text, at: now).spoken
      if case .day(let day) = answer {
        try keep(.interviewDate(day))
        try say("  \(day.dayAndDate), \(now.distance(to: day)). To change it: trainer plan --date")
      } else {
        try keep(.interviewDate(nil))
      }
    case .minutes:
      let text = text.isEmpty ? "\(progress.settings.dailyMinutes)" : text.withoutMinutes
      guard let setting = SchedulerKey.minutesADay.setting([text]) else {
        throw .badSetting(
          "minutes a day", expectation: SchedulerKey.minutesADay.expectation, given: text)
      }
      try keep(setting)
    case .signs:
      guard ["", "y", "yes", "n", "no"].contains(text.lowercased()) else {
        throw .badSetting(
          "Does your terminal show ✓ ▁▃▇?",
          expectation: "y for yes, or n for plain text", given: text)
      }
      let isPlain = text.lowercased().hasPrefix("n")
      try ConfigurationFile(home: try context.home()).set(.plain, to: .flag(isPlain))
      var configuration = context.configuration
      configuration.isPlain = isPlain
      context = CommandContext(context.options, context.environment, configuration)
    }
  }

  private func keep(_ setting: Setting) throws(Failure) {
    let store = try context.store(for: "config")
    defer { context.close(store) }
    try asFailure { () throws(StateError) in
      _ = try store.append(.set(setting), at: context.clock.now())
    }
  }
}

extension String {
  /// The number of "20 minutes" or "20 min".
  fileprivate var withoutMinutes: String {
    let words = lowercased().split(separator: " ")
    return words.count == 2 && "minutes".hasPrefix(words[1]) ? String(words[0]) : self
  }

  /// The text without blanks at either end.
  var withoutOuterBlanks: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
