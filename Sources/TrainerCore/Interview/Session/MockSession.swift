import TrainerScoring

/// One mock interview as a value: actions go in, effects come out.
///
/// It reads no clock, no file and no terminal; the same events lead to the same state, which is how an
/// interview goes on after its program was killed.
public struct MockSession: Sendable {
  /// What is asked.
  public let plan: MockPlan

  var clock: MockClock
  var stage = Stage.ready
  var hearing = MockHearing()

  /// What was said on both sides, for the transcript.
  public internal(set) var entries: [MockEntry] = []

  /// The running phase, its turns, and which of them is asked.
  var phase = 0
  var turns: [MockTurn] = []
  var turn = 0

  /// How many turns were asked so far.
  var turnsAsked = 0

  /// How many questions were asked in this turn beside its own.
  var followUps = 0

  /// Ideas and checkpoints that were asked for by name.
  var asked: Set<String> = []

  /// Whether the interviewer had no answer once.
  var hadNothing = false

  /// Questions of the bank that were asked.
  var clarified: Set<Int> = []

  /// Rapid questions and the like that came up, by their ids.
  var reached: Set<String> = []

  /// Ideas that were listened for by now.
  var listened: Set<String> = []

  /// What was asked and not answered when the interview was ended, by its id.
  var unanswered: String?

  /// The ladders from which hints were taken, in order.
  var hints: [HintLadder] = []

  /// What was found for each question when the interview was over.
  var results: [[HeardIdea]] = []
  var ratings: [Int: Int] = [:]
  var communication: Int?
  var ticks: [Int]?
  var isEndedEarly = false

  /// The report, once the interview is over: nothing changes it any more.
  var finalReport: MockReport?

  /// Begins with nothing said.
  public init(_ plan: MockPlan) {
    self.plan = plan
    clock = MockClock(boxes: plan.phases.map(\.milliseconds))
  }

  /// Where a hint comes from.
  enum HintLadder: Sendable, Hashable {
    /// A question of the rubric or a rapid one, by its id.
    case question(String)
    case phase(Int)
    case whole
  }

  /// What the interview is waiting for.
  enum Stage: Sendable, Hashable {
    case ready
    case asking
    case following(idea: String, label: String, question: String)
    case rating(Int, isOpen: Bool)
    case challenging(Int, given: Int)
    case checklist
    case communication
    case finished
  }

  /// What is shown before the clock runs.
  public var opening: [MockEffect] { [.show(.brief(plan))] }
}

extension MockSession {
  /// What the candidate is asked for now.
  public var prompt: MockPrompt {
    if clock.isPaused { return .paused }
    switch stage {
    case .ready: return .ready
    case .asking: return turns.indices.contains(turn) ? .turn(turns[turn].manner) : .nothing
    case .following: return .followUp
    case .rating(_, let isOpen): return .rating(isOpen: isOpen)
    case .challenging: return .challenge
    case .checklist: return .checklist(count: plan.checklist.count)
    case .communication: return .communication(most: Marks.mostADimension)
    case .finished: return .nothing
    }
  }

  /// Whether the clock has begun to run.
  public var hasBegun: Bool { stage != .ready }

  /// Whether the report is there.
  public var isFinished: Bool { stage == .finished }

  /// The time as the status shows it; nil where no phase runs.
  public func time(at now: Int) -> MockTime? {
    guard let left = clock.left(at: now) else { return nil }
    return MockTime(
      phase: plan.phases[phase].name, number: phase + 1, count: plan.phases.count,
      phaseLeft: left.phase, wholeLeft: left.whole, isPaused: clock.isPaused,
      warning: clock.recentWarning(at: now, within: 10_000))
  }
}
