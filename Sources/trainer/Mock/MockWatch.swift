import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// Keeps time and keeps what is being typed, once a second, while the candidate types.
final class MockWatch {
  private let recorder: MockRecorder
  private let context: CommandContext

  /// Whether somebody calls every second; a longer silence then means that the program stood still.
  private let isTicking: Bool

  /// The steady clock and the time of the interview when this process took it up.
  private let start: Int64
  private let base: Int

  private var lastCall = 0

  /// Why what is typed is not on the disk, as the status shows it.
  private var trouble: String?

  /// What was to be said while a line was typed.
  private var unsaid: [String] = []

  /// How long the program stood still since this was last asked, in milliseconds.
  private var away = 0

  init(_ recorder: MockRecorder, _ context: CommandContext, isTicking: Bool) {
    self.recorder = recorder
    self.context = context
    self.isTicking = isTicking
    start = context.sessionTime.steadyMilliseconds
    base = max(recorder.record.savedAt, recorder.record.events.last?.at ?? 0)
  }

  /// The time of the interview, in milliseconds.
  var now: Int { base + Int(context.sessionTime.steadyMilliseconds - start) }

  var moment: Moment { context.clock.now() }

  /// A prompt is shown: from here a silence is noticed.
  func begin() { lastCall = now }

  /// A second has passed; returns what is shown from now on.
  func second(_ text: String) -> LinePrompt.Second {
    let now = now
    let silence = now - lastCall
    lastCall = now
    if isTicking {
      if silence > Self.longestSilence { away += silence }
      hold(recorder.typed(text, at: now, moment))
    } else if !text.isEmpty {
      tell(recorder.typed(text, at: now, moment))
      return LinePrompt.Second()
    }
    guard let time = recorder.session.time(at: now) else {
      return LinePrompt.Second(status: trouble)
    }
    let wentOn = away > 0 || !isTicking ? "The clock went on." : nil
    let words = [trouble, wentOn, isTicking ? MockStatus.warning(time) : MockStatus.line(time)]
      .compactMap(\.self).joined(separator: " · ")
    return LinePrompt.Second(
      status: words.isEmpty ? nil : context.signs.twin(of: words), prompt: prompt)
  }

  /// A second has passed while nothing but saving is left to do; returns what is shown from now on.
  func secondOfKeeping() -> LinePrompt.Second {
    _ = recorder.write(at: now, moment, transcript: true)
    return recorder.isSafe
      ? LinePrompt.Second(status: "Everything is on the disk again. Enter goes on", prompt: "> ")
      : LinePrompt.Second(prompt: Self.keepingPrompt)
  }

  /// What stands before the line while nothing is on the disk.
  static let keepingPrompt = "not saved > "

  /// What stands before the line that is typed: the time left, where it counts.
  var prompt: String {
    context.signs.twin(of: recorder.session.time(at: now).map(MockStatus.prompt) ?? "> ")
  }

  /// Longer than this between two calls, the program did not run, in milliseconds.
  private static let longestSilence = 3000

  /// How long the program stood still; asking forgets it.
  func takeAway() -> Int {
    defer { away = 0 }
    return away
  }

  /// Says what came of writing, once.
  func tell(_ writing: MockRecorder.Writing) {
    hold(writing)
    speak()
  }

  /// Says what was held back while a line was typed.
  func speak() {
    for line in unsaid { context.note(StyledText(line)) }
    unsaid = []
  }

  /// Takes note of what came of writing; the line that is being typed is not to be written over.
  private func hold(_ writing: MockRecorder.Writing) {
    switch writing {
    case .fine, .stillRefused: break
    case .refused(let error):
      trouble = "NOT SAVED: \(error.description.split(separator: ": ").last ?? "")"
      unsaid.append(
        "trainer: \(error); the interview goes on and is written when the disk takes it again")
    case .recovered:
      trouble = nil
      unsaid.append("Everything is on the disk again.")
    }
  }
}
