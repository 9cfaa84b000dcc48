import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// Tells what another desired retention, of all items or of lessons, would ask of a day, before it is
/// chosen.
struct RetentionChange {
  private let setting: Setting
  private let context: CommandContext

  /// Where a question is answered; nil is standard input.
  private let input: (any LineSource)?

  init(_ setting: Setting, _ context: CommandContext, _ input: (any LineSource)?) {
    self.setting = setting
    self.context = context
    self.input = input
  }

  /// Asks whoever sits there whether they mean it; nil where it is to be changed, or where the setting
  /// is another, else how the command ends.
  ///
  /// A script is told, and meant it.
  func askedBack() throws(Failure) -> ExitStatus? {
    guard let change = try change() else { return nil }
    context.note(StyledText(change))
    guard context.isInteractive else { return nil }
    var prompt = LinePrompt("Change it? y or n ")
    prompt.answersAtOnce = ["y", "n"]
    switch (input ?? context.lineSource()).next(prompt) {
    case .line("y"), .line("yes"): return nil
    case .signal(let number): return ExitStatus(signal: number)
    case .interrupted:
      context.note("Nothing was changed.")
      return .interrupt
    case .line, .endOfInput: context.note("Nothing was changed.")
    }
    return .fine
  }

  /// What it would ask; nil where nothing is in review, or where there is no content to tell by.
  private func change() throws(Failure) -> String? {
    switch setting {
    case .desiredRetention, .lessonRetention: break
    default: return nil
    }
    let progress = try context.progressBeforeWriting()
    var changed = progress.settings
    changed.apply(setting)
    guard changed != progress.settings else { return nil }
    let (library, history): (Library, ReviewHistory)
    do throws(Failure) {
      (library, history) = try context.libraryWithHistory()
    } catch .noContent {
      return nil
    }
    if case .lessonRetention(let retentions) = setting {
      // A lesson that is not there is a slip of the keys, and would change nothing.
      _ = try asFailure { () throws(UnknownName) in
        try library.entries(in: Scope(lessons: retentions.entries.map(\.lesson)))
      }
    }
    guard progress.count > 0 else { return nil }
    let costs = RetentionCost.of(
      [progress.settings, changed], in: library,
      pace: InterviewPlan.Pace(of: history, minutesADay: changed.dailyMinutes),
      at: context.clock.now())
    return RetentionText(costs, progress.settings).change(to: setting)
  }
}
