/// What a mock interview came to.
public struct MockReport: Sendable, Hashable {
  /// Which form it had.
  public let form: MockForm

  /// Points; for a design those of the candidate's own rating.
  public let total: HalfPoints

  /// Points by what was found alone: what the trend uses.
  public let found: HalfPoints

  /// The most that could be had; 0 where the deck has nothing to mark.
  public let most: Int

  /// How many per cent pass.
  public let passMark: Int

  /// The rubric's questions, or the rapid ones that came up.
  public let questions: [QuestionResult]

  /// What the code held.
  public let checkpoints: [HeardCheckpoint]

  /// The bugs that most people ship, each with whether it was named.
  public let bugs: [QuestionResult]

  /// The follow-ups with what was found.
  public let followUps: [QuestionResult]

  /// What a design had to decide, with what was found.
  public let decisions: [QuestionResult]

  /// Ideas that phases listened for.
  public let ideas: [PointResult]

  /// Questions of the bank, and whether they were asked.
  public let clarifying: [ClarifyingResult]

  /// The checklist, with what the candidate ticked; nil where they were not asked.
  public let checklist: [ChecklistResult]?

  /// Dimensions of live coding; those with nothing to count are left out.
  public let dimensions: [Dimension]

  /// The time of each phase.
  public let phases: [PhaseTime]

  /// When the clock stood still.
  public let breaks: [MockBreak]

  /// How many hints were taken.
  public let hints: Int

  /// The number from 1 of the phase in which it was ended; nil where its last phase was over.
  public let endedInPhase: Int?

  /// Whether code was handed in.
  public let hasCode: Bool

  /// Whether the candidate said anything that could be marked.
  public let saidSomething: Bool

  /// Whether what was said only drops names.
  public let onlyNames: Bool

  /// What to read, the most wanted first.
  public let reading: [MockReading]

  /// Whether it was ended before its last phase was over.
  public var isEndedEarly: Bool { endedInPhase != nil }

  /// Whether the total passes.
  public var passes: Bool { Marks.passes(total, of: most, mark: passMark) }

  /// Whether what was found passes.
  public var foundPasses: Bool { Marks.passes(found, of: most, mark: passMark) }

  /// The points that pass.
  public var pointsToPass: HalfPoints {
    HalfPoints(halves: (most * 2 * passMark + 99) / 100)
  }

  /// How long it took beyond its boxes together, in milliseconds.
  public var over: Int {
    max(0, phases.reduce(0) { $0 + $1.used } - phases.reduce(0) { $0 + $1.box })
  }

  /// How long all phases took, in milliseconds.
  public var used: Int { phases.reduce(0) { $0 + $1.used } }
}
