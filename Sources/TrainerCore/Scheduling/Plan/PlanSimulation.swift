/// Plays the days until an interview through, with chance drawn from a seed: what will be known on
/// the day, and what each day asks.
public struct PlanSimulation: Sendable {
  /// How the items of a day are chosen.
  public enum Policy: Sendable, Hashable {
    /// What is due, least retrievable first; where it is capped, no interval reaches beyond the day.
    case due(isCapped: Bool)

    /// By what each adds to recall on the day.
    case aimed
  }

  /// One item at the start.
  public struct Item: Sendable, Hashable {
    /// Where it stands; nil for one never seen.
    public let standing: Standing?

    /// The recall at which it is due; nil for that of the settings.
    public let retention: Double?

    /// An item that was seen, or a new one.
    public init(_ standing: Standing? = nil, retention: Double? = nil) {
      self.standing = standing
      self.retention = retention
    }
  }

  /// Where an item stands that was seen.
  public struct Standing: Sendable, Hashable {
    /// How it is remembered, as far as the scheduler knows.
    public var memory: MemoryState

    /// The day of its last review.
    public var lastReview: StudyDay

    /// The day it is due.
    public var due: StudyDay

    /// Where an item stands behind its last review.
    public init(_ memory: MemoryState, lastReview: StudyDay, due: StudyDay) {
      self.memory = memory
      self.lastReview = lastReview
      self.due = due
    }
  }

  /// What one play comes to.
  public struct Outcome: Sendable, Hashable {
    /// Items expected to be recalled on the day.
    public var recalled = 0.0

    /// Of each day from the first on, how many answers it asked.
    public var answers: [Int] = []

    /// Of each day, how many items were new.
    public var new: [Int] = []

    /// Items never seen until the day.
    public var unseen = 0
  }

  /// The first day that is played.
  public let today: StudyDay

  /// How the items of a day are chosen.
  public let policy: Policy

  /// New items that the learner usually begins a day with.
  public let newADay: Int

  /// Answers that a day has time for.
  public let answersADay: Int

  /// The recall that a review adds at least, for the time of one answer; only aimed practice asks.
  public let leastWorth: Double

  let believed: FSRSModel
  let truth: FSRSModel
  let settings: SchedulerSettings
  let aim: InterviewAim

  /// Plays by a scheduler's settings; memory itself follows `truth`, the scheduler's own parameters
  /// where it is nil.
  public init(
    from today: StudyDay, to day: StudyDay, _ policy: Policy, settings: SchedulerSettings,
    truth: FSRSParameters? = nil, newADay: Int, answersADay: Int,
    leastWorth: Double = InterviewAim.leastWorth
  ) {
    self.today = today
    self.policy = policy
    self.newADay = newADay
    self.answersADay = answersADay
    self.leastWorth = leastWorth
    self.settings = settings
    let steps = settings.relearningSteps.count
    believed = FSRSModel(settings.parameters, relearningSteps: steps)
    self.truth = truth.map { FSRSModel($0, relearningSteps: steps) } ?? believed
    aim = InterviewAim(at: day, believed)
  }

  /// Plays once.
  public func play(_ items: [Item], seed: UInt64) -> Outcome {
    var seeds = SplitMix64(seed: seed)
    var states = items.map { State($0, luck: SplitMix64(seed: seeds.next())) }
    var outcome = Outcome()
    for number in 0..<max(0, aim.day - today) {
      let (answers, new) = play(today.advanced(by: number), &states)
      outcome.answers.append(answers)
      outcome.new.append(new)
    }
    for state in states {
      guard let seen = state.seen else {
        outcome.unseen += 1
        continue
      }
      outcome.recalled += truth.retrievability(
        seen.actual, elapsedDays: Double(aim.day - seen.standing.lastReview))
    }
    return outcome
  }
}
