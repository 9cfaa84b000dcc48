import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("The queue")
struct PracticeQueueTests {
  static let day = StudyDay(number: 20_000)
  static let now = Moment(
    utcMilliseconds: day.middle(offsetMinutes: 0, dayStartMinutes: 240), offsetMinutes: 0)
  let scheduler = Scheduler(SchedulerSettings())

  /// A question in review that was last seen some days ago and is due on a day from today.
  static func review(
    item: Int, topic: String = "", stability: Double = 10, seen: Int = 10, due: Int = 0
  ) -> QueueCandidate {
    let last = Moment(
      utcMilliseconds: now.utcMilliseconds - Int64(seen) * 86_400_000, offsetMinutes: 0)
    return QueueCandidate(
      item: item, topic: topic,
      schedule: CardSchedule(
        phase: .review, memory: MemoryState(stability: stability, difficulty: 5), lastReview: last,
        due: now.utcMilliseconds + Int64(due) * 86_400_000, reps: 3, lapses: 0,
        scheduledDays: seen + due),
      lot: UInt64(item))
  }

  static func new(item: Int, topic: String = "") -> QueueCandidate {
    QueueCandidate(item: item, topic: topic, schedule: nil, lot: UInt64(item))
  }

  static func step(item: Int, inMinutes minutes: Int) -> QueueCandidate {
    var candidate = review(item: item, seen: 0)
    guard var schedule = candidate.schedule else { return candidate }
    schedule.phase = .learning(step: 1)
    schedule.due = now.utcMilliseconds + Int64(minutes) * 60_000
    candidate = QueueCandidate(
      item: item, topic: "", schedule: schedule, lot: UInt64(item))
    return candidate
  }

  func plan(
    _ candidates: [QueueCandidate], allowance: Int = 10, items: Int = 30, isOrdered: Bool = true
  ) -> QueuePlan {
    QueuePlan(
      candidates, at: Self.now, scheduler: scheduler, allowance: allowance, sessionItems: items,
      isOrdered: isOrdered)
  }

  /// Asks everything there is, each answered Good on the spot; returns the questions in order.
  func drain(
    _ candidates: [QueueCandidate], allowance: Int = 10, isAhead: Bool = false
  ) -> [Int] {
    var queue = PracticeQueue(
      plan(candidates, allowance: allowance), candidates, isAhead: isAhead)
    var asked: [Int] = []
    while let pick = queue.next(
      at: Self.now.utcMilliseconds, isClosing: false, admitsFirst: true, wasShown: asked.contains)
    {
      asked.append(pick.index)
    }
    return asked
  }

  @Test("the least retrievable comes first")
  func leastRetrievableFirst() {
    let asked = drain([
      Self.review(item: 0, stability: 30), Self.review(item: 1, stability: 5),
      Self.review(item: 2, stability: 12),
    ])
    #expect(asked == [1, 2, 0])
  }

  @Test("a plan without an order holds the same")
  func unordered() {
    let candidates =
      (0..<200).map { Self.review(item: $0, stability: Double(200 - $0 % 7), due: $0 % 3) }
      + (200..<220).map { Self.new(item: $0) } + [Self.step(item: 220, inMinutes: 3)]
    let (ordered, unordered) = (plan(candidates), plan(candidates, isOrdered: false))
    #expect(ordered.reviews != unordered.reviews)
    #expect(ordered.reviews.sorted() == unordered.reviews.sorted())
    #expect(ordered.early.sorted() == unordered.early.sorted())
    #expect(ordered.unseen == unordered.unseen && ordered.steps == unordered.steps)
    #expect(ordered.heldBack == unordered.heldBack)
  }

  @Test("what is due later today is asked, what is due tomorrow is not")
  func dueByTheEndOfToday() {
    #expect(drain([Self.review(item: 0, due: 0), Self.review(item: 1, due: 1)]) == [0])
  }

  @Test("ahead asks what is not due, after all else")
  func ahead() {
    let candidates = [Self.review(item: 0, due: 5), Self.new(item: 1), Self.review(item: 2)]
    #expect(drain(candidates, isAhead: true) == [2, 1, 0])
  }

  @Test("one new question follows every two reviews")
  func newAfterTwo() {
    let candidates =
      (0..<4).map { Self.review(item: $0, topic: "\($0)") } + (4..<7).map { Self.new(item: $0) }
    #expect(drain(candidates) == [0, 1, 4, 2, 3, 5, 6])
  }

  @Test("the day's allowance holds back new questions")
  func allowance() {
    #expect(drain((0..<5).map { Self.new(item: $0) }, allowance: 2) == [0, 1])
    #expect(drain((0..<5).map { Self.new(item: $0) }, allowance: 0) == [])
  }

  @Test("not more than three of one topic in a row where others are left")
  func topics() {
    let candidates = (0..<6).map { Self.review(item: $0, topic: $0 < 4 ? "same" : "other") }
    #expect(drain(candidates) == [0, 1, 2, 4, 3, 5])
    #expect(drain(Array(candidates[..<4])) == [0, 1, 2, 3])
  }

  @Test("a step that has come goes first, one within 20 minutes last, a later one not at all")
  func steps() {
    let candidates = [
      Self.review(item: 0), Self.step(item: 1, inMinutes: -1), Self.step(item: 2, inMinutes: 19),
      Self.step(item: 3, inMinutes: 21),
    ]
    #expect(drain(candidates) == [1, 0, 2])
  }

  @Test("the item just answered comes again only when it is alone")
  func notTheSameAgain() {
    let candidates = [Self.new(item: 0), Self.new(item: 1)]
    var queue = PracticeQueue(plan(candidates), candidates, isAhead: false)
    var asked: [Int] = []
    for _ in 0..<5 {
      guard
        let pick = queue.next(
          at: Self.now.utcMilliseconds, isClosing: false, admitsFirst: true,
          wasShown: asked.contains)
      else { break }
      asked.append(pick.index)
      let schedule = scheduler.outcome(of: .again, on: nil, at: Self.now, seed: 1)
      queue.answered(pick.index, rating: .again, now: schedule)
      if asked.count == 3 { queue.removeItem(of: 1) }
    }
    #expect(asked == [0, 1, 0, 0, 0])
  }

  @Test("siblings wait until tomorrow, in the session and over sessions, except in steps")
  func siblings() {
    let deletions = [Self.new(item: 0), Self.new(item: 0), Self.new(item: 1)]
    #expect(drain(deletions) == [0, 2])
    let seenToday = [
      Self.review(item: 0, seen: 0, due: 3), Self.review(item: 0), Self.new(item: 0),
    ]
    #expect(drain(seenToday) == [])
    #expect(
      drain([Self.step(item: 0, inMinutes: -2), Self.step(item: 0, inMinutes: -1)]) == [0, 1])
  }

  @Test("when time is over only what was missed is asked, once")
  func closing() {
    let candidates = [Self.new(item: 0), Self.new(item: 1), Self.new(item: 2)]
    var queue = PracticeQueue(plan(candidates), candidates, isAhead: false)
    func next(_ isClosing: Bool) -> Int? {
      queue.next(
        at: Self.now.utcMilliseconds, isClosing: isClosing, admitsFirst: true,
        wasShown: { _ in true }
      )?.index
    }
    for rating in [Rating.again, .good] {
      guard let index = next(false) else { continue }
      let schedule = scheduler.outcome(of: rating, on: nil, at: Self.now, seed: 1)
      queue.answered(index, rating: rating, now: schedule)
    }
    #expect(next(true) == 0)
    queue.answered(
      0, rating: .again, now: scheduler.outcome(of: .again, on: nil, at: Self.now, seed: 1))
    #expect(next(true) == nil)
  }

  @Test("a backlog of more than three sessions is asked the other way round, and counted")
  func backlog() {
    let candidates = (0..<7).map {
      Self.review(item: $0, topic: "\($0)", stability: Double(10 - $0))
    }
    #expect(plan(candidates, items: 3).reviews == [6, 5, 4, 3, 2, 1, 0])
    #expect(plan(candidates, items: 3).backlogSessions == nil)
    #expect(plan(candidates, items: 2).reviews == [0, 1, 2, 3, 4, 5, 6])
    #expect(plan(candidates, items: 2).backlogSessions == 4)
  }

  @Test("equals are put in order by lot, the same for the same seed")
  func lots() {
    let candidates = (0..<20).map { item in
      var draw = Draw("item-\(item)", reviews: 1, seed: 7)
      let candidate = Self.review(item: item, topic: "\(item)")
      return QueueCandidate(
        item: item, topic: candidate.topic, schedule: candidate.schedule, lot: draw.lot())
    }
    #expect(drain(candidates) == drain(candidates))
    #expect(drain(candidates) != Array(0..<20))
  }
}
