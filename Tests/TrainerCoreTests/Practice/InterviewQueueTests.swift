import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("The queue with an interview near")
struct InterviewQueueTests {
  private func plan(
    _ candidates: [QueueCandidate], interviewIn days: Int, allowance: Int = 10
  ) -> QueuePlan {
    var settings = PracticeSettings()
    settings.interviewDate = PracticeQueueTests.day.advanced(by: days)
    return QueuePlan(
      candidates, at: PracticeQueueTests.now, scheduler: Scheduler(settings.scheduling),
      allowance: allowance, sessionItems: 30, aim: settings.aim(on: PracticeQueueTests.day))
  }

  @Test("on the evening before, what is not due is asked too where it helps")
  func evening() {
    let candidates = [
      PracticeQueueTests.review(item: 0, stability: 5, seen: 3, due: 2),
      PracticeQueueTests.review(item: 1, stability: 3000, seen: 3, due: 300),
    ]
    let plan = plan(candidates, interviewIn: 1)
    #expect(plan.reviews == [0])
    #expect(plan.beforeDue == [0])
    var queue = PracticeQueue(plan, candidates, isAhead: false)
    let pick = queue.next(
      at: PracticeQueueTests.now.utcMilliseconds, isClosing: false, admitsFirst: true
    ) { _ in false }
    #expect(pick?.reason == .interview)
  }

  @Test("what is due and adds little is left out, and counted")
  func addsLittle() {
    let candidates = [PracticeQueueTests.review(item: 0, stability: 3000, seen: 300)]
    let plan = plan(candidates, interviewIn: 20)
    #expect(plan.reviews == [])
    #expect(plan.addsLittle == 1)
  }

  @Test("without an interview, or with one far away, the order is the usual one")
  func usual() {
    let candidates = (0..<8).map {
      PracticeQueueTests.review(item: $0, stability: Double(3 + $0 * 7 % 5), seen: 10)
    }
    let without = QueuePlan(
      candidates, at: PracticeQueueTests.now, scheduler: Scheduler(SchedulerSettings()),
      allowance: 10, sessionItems: 30)
    #expect(plan(candidates, interviewIn: 61) == without)
    #expect(plan(candidates, interviewIn: 0) == without)
  }

  @Test("no answer puts an item behind the interview")
  func intervals() {
    var settings = PracticeSettings()
    settings.interviewDate = PracticeQueueTests.day.advanced(by: 6)
    let scheduler = Scheduler(settings.scheduling(on: PracticeQueueTests.day))
    let schedule = PracticeQueueTests.review(item: 0, stability: 50, seen: 50).schedule
    let outcomes = scheduler.outcomes(on: schedule, at: PracticeQueueTests.now, seed: 7)
    for rating in [Rating.hard, .good, .easy] { #expect(outcomes[rating].scheduledDays <= 5) }
    #expect(settings.scheduling.maximumInterval == 36_500)
  }

  @Test("the day's new items follow the days that are left")
  func allowance() {
    var settings = PracticeSettings()
    settings.interviewDate = PracticeQueueTests.day.advanced(by: 8)
    let candidates = (0..<40).map { PracticeQueueTests.new(item: $0) }
    func allowance(seenToday: Int, on day: StudyDay) -> Int {
      settings.allowance(
        of: candidates, seenToday: seenToday, settings.aim(on: day), on: day, 30)
    }
    let day = PracticeQueueTests.day
    #expect(allowance(seenToday: 0, on: day) == 10)
    #expect(allowance(seenToday: 5, on: day) == 5)
    #expect(allowance(seenToday: 0, on: day.advanced(by: 4)) == 11, "forty in a day's time")
    #expect(allowance(seenToday: 0, on: day.advanced(by: 6)) == 10, "nothing seen so far")
    #expect(allowance(seenToday: 3, on: day.advanced(by: 9)) == 7)
  }
}
