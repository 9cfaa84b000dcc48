public import TrainerScheduling

/// How much there is to do today, in all and deck by deck.
public struct DueOverview: Sendable, Hashable {
  /// How much of something there is to do.
  public struct Counts: Sendable, Hashable {
    /// Questions in review that are due by the end of the study day.
    public var due = 0

    /// Questions in learning or relearning whose step ends before the study day does.
    public var learning = 0

    /// New questions that the day's allowance still admits.
    public var new = 0

    /// All of them.
    public var total: Int { due + learning + new }
  }

  /// The counts of one deck.
  public struct Deck: Sendable, Hashable {
    /// The deck's name.
    public let name: String

    /// Its lesson.
    public let lesson: String

    /// What it holds for today.
    public var counts: Counts
  }

  /// The counts of all decks together.
  public let total: Counts

  /// When the next question that is not counted comes back; nil where none will.
  public let next: Moment?

  /// Every deck that holds questions, in the order of the files.
  public let decks: [Deck]

  /// How many sessions the due reviews fill, where that is more than three.
  public let backlogSessions: Int?
}

extension DueOverview {
  /// Counts what a library holds for the study day of a moment.
  public init(of library: Library, at moment: Moment, options: PracticeOptions = PracticeOptions())
  {
    self.init(of: Catalogue(of: library), at: moment, options: options)
  }

  /// Counts what a catalogue holds for the study day of a moment.
  public init(
    of catalogue: Catalogue, at moment: Moment, options: PracticeOptions = PracticeOptions()
  ) {
    let progress = catalogue.progress
    let questions = catalogue.questions.filter { !progress.isResting($0.key.item) }
    let schedules = questions.map(catalogue.schedule)
    let plan = QueuePlan(
      ofToday: questions.lazy.map { (key: $0.key, topic: catalogue.shelves[$0.shelf].topic) },
      schedules, progress, at: moment, options)
    let today = progress.scheduler.studyDay(of: moment)
    let tomorrow = today.advanced(by: 1).start(
      offsetMinutes: moment.offsetMinutes,
      dayStartMinutes: progress.settings.scheduling.dayStartMinutes)
    let isToday = { (index: Int) in
      (schedules[index]?.due ?? .max) < tomorrow.utcMilliseconds
    }
    var tally = DeckTally(questions, on: catalogue.shelves)
    tally.add(plan.reviews, to: \.due)
    tally.add(plan.steps.filter(isToday), to: \.learning)
    tally.add(plan.unseen, to: \.new)
    let later = plan.early + plan.steps.filter { !isToday($0) }
    self.init(
      total: tally.total,
      next: progress.comesBackFirst(later.lazy.compactMap { schedules[$0] }, seenFrom: moment),
      decks: tally.decks, backlogSessions: plan.backlogSessions)
  }

  /// The overview as `due --json` writes it.
  public var json: JSONObject {
    var overview = total.json
    overview["next"] = next.map { .string($0.iso8601) } ?? .null
    overview["decks"] = .array(decks.map { .object($0.json) })
    return overview
  }
}

extension DueOverview.Counts {
  fileprivate var json: JSONObject {
    ["due": .int(Int64(due)), "learning": .int(Int64(learning)), "new": .int(Int64(new))]
  }
}

extension DueOverview.Deck {
  fileprivate var json: JSONObject {
    JSONObject(
      [("deck", .string(name)), ("lesson", .string(lesson))]
        + counts.json.map { ($0.key, $0.value) })
  }
}

extension Progress {
  /// When the first of some questions comes back; nil where there are none.
  ///
  /// Of those in review, and of those in steps, it is the one that is due first.
  fileprivate func comesBackFirst(
    _ schedules: some Sequence<CardSchedule>, seenFrom moment: Moment
  ) -> Moment? {
    var review: CardSchedule?
    var step: CardSchedule?
    for schedule in schedules {
      if schedule.phase == .review {
        if schedule.due < review?.due ?? .max { review = schedule }
      } else if schedule.due < step?.due ?? .max {
        step = schedule
      }
    }
    return [review, step].compactMap { $0 }.map { comesBack($0, seenFrom: moment) }
      .min { $0.utcMilliseconds < $1.utcMilliseconds }
  }
}
