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
    let questions = library.questions.filter { !library.progress.isResting($0.item.id) }
    let schedules = questions.map { library.progress[$0.key]?.schedule }
    let settings = library.progress.settings
    let scheduler = library.progress.scheduler
    let today = scheduler.studyDay(of: moment)
    let aim = settings.aim(on: today)
    let candidates = QueueCandidate.all(questions, schedules: schedules, seed: 0)
    let seenToday = library.progress.count(firstSeenOn: today)
    let plan = QueuePlan(
      candidates, at: moment, scheduler: scheduler,
      allowance: settings.allowance(
        of: candidates, seenToday: seenToday, aim, on: today, options.expectedItems),
      sessionItems: options.expectedItems, aim: aim)
    var tally = DeckTally(questions)
    let tomorrow = today.advanced(by: 1).start(
      offsetMinutes: moment.offsetMinutes, dayStartMinutes: settings.scheduling.dayStartMinutes)
    let isToday = { (index: Int) in
      (schedules[index]?.due ?? .max) < tomorrow.utcMilliseconds
    }
    tally.add(plan.reviews, to: \.due)
    tally.add(plan.steps.filter(isToday), to: \.learning)
    tally.add(plan.unseen, to: \.new)
    let later = plan.early + plan.steps.filter { !isToday($0) }
    self.init(
      total: tally.total,
      next: later.compactMap { schedules[$0] }
        .map { library.comesBack($0, seenFrom: moment) }
        .min { $0.utcMilliseconds < $1.utcMilliseconds },
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

/// Counts by deck, in the order in which the decks come.
private struct DeckTally {
  private(set) var decks: [DueOverview.Deck] = []
  private(set) var total = DueOverview.Counts()
  private let deckOfQuestion: [Int]

  init(_ questions: [Question]) {
    var numbers: [String: Int] = [:]
    var deckOfQuestion: [Int] = []
    for question in questions {
      let labels = question.item.labels
      let number = numbers[labels.deck] ?? decks.count
      if number == decks.count {
        numbers[labels.deck] = number
        decks.append(
          DueOverview.Deck(name: labels.deck, lesson: labels.lesson, counts: DueOverview.Counts()))
      }
      deckOfQuestion.append(number)
    }
    self.deckOfQuestion = deckOfQuestion
  }

  mutating func add(_ questions: [Int], to count: WritableKeyPath<DueOverview.Counts, Int>) {
    for question in questions {
      total[keyPath: count] += 1
      decks[deckOfQuestion[question]].counts[keyPath: count] += 1
    }
  }
}
