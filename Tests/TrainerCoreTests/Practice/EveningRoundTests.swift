import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("The round of the evening before")
struct EveningRoundTests {
  private let today = PracticeQueueTests.day

  private func settings(in days: Int) -> PracticeSettings {
    var settings = PracticeSettings()
    settings.interviewDate = today.advanced(by: days)
    return settings
  }

  private func candidate(_ index: Int, stability: Double) -> InterviewAim.Candidate {
    InterviewAim.Candidate(
      index: index, memory: MemoryState(stability: stability, difficulty: 5),
      lastReview: today.advanced(by: -3))
  }

  @Test("it is held on the day before and on the day, and on no other")
  func days() {
    #expect(
      [-1, 0, 1, 2].map { EveningRound(settings(in: $0), on: today) != nil }
        == [false, true, true, false])
    #expect(EveningRound(PracticeSettings(), on: today) == nil)
  }

  @Test("new items were offered on the day of the interview again")
  func nothingNewOnTheDay() {
    let allowances = [-1, 0].map {
      settings(in: $0).allowance(of: [], seenToday: 2, nil, on: today, 60)
    }
    #expect(allowances == [8, 0])
  }

  @Test("what adds little is left out, the weakest come first, and no more than fit")
  func choice() throws {
    let items = [8.0, 2, 5000, 4].enumerated().map { candidate($0, stability: $1) }
    let round = try #require(EveningRound(settings(in: 1), on: today))
    #expect(round.choice(of: items, on: today, atMost: 30) == [1, 3, 0])
    #expect(round.choice(of: items, on: today, atMost: 2) == [1, 3])
    #expect(round.choice(of: [], on: today, atMost: 30) == [])
  }

  @Test("an item with an idea that is often missed comes before one that is weaker as a whole")
  func ideas() throws {
    let items = [8.0, 2, 4].enumerated().map { candidate($0, stability: $1) }
    let round = try #require(EveningRound(settings(in: 1), ideas: [0.1, nil, 0.99], on: today))
    #expect(round.choice(of: items, on: today, atMost: 30) == [0, 1, 2])
  }

  @Test("nothing new is begun, and nothing else that is due is asked")
  func plan() throws {
    let candidates = [
      PracticeQueueTests.review(item: 0, stability: 3000, seen: 300),
      PracticeQueueTests.review(item: 1, stability: 3, seen: 3, due: 2),
      PracticeQueueTests.new(item: 2),
    ]
    let plan = QueuePlan(
      candidates, at: PracticeQueueTests.now, scheduler: Scheduler(SchedulerSettings()),
      allowance: 10, sessionItems: 30, evening: EveningRound(settings(in: 1), on: today))
    #expect(plan.reviews == [1])
    #expect(plan.beforeDue == [1])
    #expect(plan.unseen == [])
    #expect(plan.early == [])
  }

  @Test("on the evening before, intervals are as usual: not everything is due on the day after")
  func intervals() {
    #expect(settings(in: 1).scheduling(on: today).maximumInterval == 36_500)
    #expect(settings(in: 2).scheduling(on: today).maximumInterval == 1)
  }
}
