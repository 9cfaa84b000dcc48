public import TrainerScheduling

/// One sitting of practice, as a value: actions go in, effects come out.
///
/// It reads no clock, no file and no terminal. Whoever drives it carries out the effects in order
/// and tells what came of those that can fail: an answer counts only after ``recorded(_:as:at:)``.
public struct PracticeSession: Sendable {
  var questions: [Question]
  let scheduler: Scheduler
  private let lessonRetentions: LessonRetentions
  let options: PracticeOptions
  let asksConfidence: Bool

  /// Whether an answer that cannot be read is asked for once more, as a person would.
  let asksAgain: Bool
  let seed: UInt64

  /// Where the questions stood when the session began.
  let beginnings: [CardSchedule?]

  /// How many sessions the due reviews fill, where that is more than three.
  let backlogSessions: Int?

  /// How many questions are due and not asked, because others help more before the interview.
  let addsLittle: Int

  /// How many new questions the day's allowance kept from being asked.
  let heldBack: Int

  /// How many questions the session has to show, for the count on the screen.
  let expected: Int

  /// Whether there are answers of earlier sessions that undo may go back to.
  public var hasEarlierAnswers = true

  let started: SessionTime
  var sitting: Sitting
  var stage: Stage = .finished
  var past: [Answered] = []

  /// Plans a session of questions in the order of the files, resting items left out.
  ///
  /// `schedules` tells where each question stands, nil for one never answered; `seenToday` counts
  /// the questions that were first answered today, on any device; `load` what the coming days hold.
  /// `ideas` tells how likely the weakest idea of each question is said, where that is known.
  public init(
    _ questions: [Question], schedules: [CardSchedule?], seenToday: Int,
    settings: PracticeSettings, asksConfidence: Bool = false, asksAgain: Bool = false,
    options: PracticeOptions, load: DayLoad? = nil, ideas: [Double?] = [],
    at time: SessionTime
  ) {
    self.questions = questions
    self.options = options
    self.asksConfidence = asksConfidence
    self.asksAgain = asksAgain
    beginnings = schedules
    started = time
    let today = time.moment.studyDay(dayStartMinutes: settings.scheduling.dayStartMinutes)
    let aim = settings.aim(on: today)
    scheduler = Scheduler(settings.scheduling(on: today))
    lessonRetentions = settings.lessonRetentions
    seed = options.seed ?? UInt64(bitPattern: Int64(today.number))
    let candidates = QueueCandidate.all(
      questions.lazy.map { (key: $0.key, topic: $0.item.labels.topic) }, schedules: schedules,
      seed: seed)
    let plan = QueuePlan(
      candidates, at: time.moment, scheduler: scheduler,
      allowance: options.newItems
        ?? settings.allowance(
          of: candidates, seenToday: seenToday, aim, on: today, options.expectedItems),
      sessionItems: options.expectedItems, aim: aim,
      evening: options.isEvening ? EveningRound(settings, ideas: ideas, on: today) : nil)
    backlogSessions = plan.backlogSessions
    addsLittle = plan.addsLittle
    heldBack = plan.heldBack
    let queue = PracticeQueue(
      plan, candidates, isAhead: options.isAhead, asksOnce: options.asksOnce)
    expected = min(options.limit ?? .max, queue.waiting)
    sitting = Sitting(queue: queue, load: load)
  }

  /// What decides when a question comes back.
  func scheduler(of question: Question) -> Scheduler {
    scheduler.aiming(at: lessonRetentions[question.item.labels.lesson])
  }

  /// Where a question stands now; nil for one never answered.
  func schedule(of index: Int) -> CardSchedule? {
    sitting.schedules[index] ?? beginnings[index]
  }
}
