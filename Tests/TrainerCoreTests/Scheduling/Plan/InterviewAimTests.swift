import Testing
import TrainerTestKit

@testable import TrainerScheduling

@Suite struct InterviewAimTests {
  private let today = StudyDay(number: 20_000)

  private func aim(in days: Int) -> InterviewAim {
    InterviewAim(at: today.advanced(by: days), FSRSModel(.standard))
  }

  private func candidates(_ count: Int, stability: Double = 3) -> [InterviewAim.Candidate] {
    (0..<count).map {
      InterviewAim.Candidate(
        index: $0, memory: MemoryState(stability: stability + Double($0) / 10, difficulty: 5),
        lastReview: today.advanced(by: -2))
    }
  }

  @Test("it holds from sixty days before to the evening before")
  func holds() {
    #expect([0, 1, 60, 61].map { aim(in: $0).holds(on: today) } == [false, true, true, false])
  }

  @Test("no interval reaches beyond the day before, and none is shorter than a day")
  func longest() {
    #expect([1, 2, 10].map { aim(in: $0).longestInterval(from: today) } == [1, 1, 9])
  }

  @Test("new items come as usual, and faster where not all would be begun in time")
  func new() {
    #expect(aim(in: 11).newItems(of: 80, seen: 0, on: today, usually: 10, answersADay: 30) == 10)
    #expect(aim(in: 11).newItems(of: 24, seen: 86, on: today, usually: 10, answersADay: 30) == 10)
    #expect(aim(in: 11).newItems(of: 24, seen: 86, on: today, usually: 2, answersADay: 30) == 3)
    #expect(aim(in: 11).newItems(of: 4, seen: 106, on: today, usually: 10, answersADay: 30) == 4)
    #expect(aim(in: 11).newItems(of: 800, seen: 0, on: today, usually: 10, answersADay: 60) == 22)
    #expect(aim(in: 3).newItems(of: 24, seen: 86, on: today, usually: 10, answersADay: 30) == 0)
  }

  @Test(
    "in the last days what was seen has the time first, and who has seen nothing begins all the same"
  )
  func late() {
    func new(in days: Int, seen: Int) -> Int {
      aim(in: days).newItems(of: 200, seen: seen, on: today, usually: 10, answersADay: 30)
    }
    #expect([3, 2, 1].map { new(in: $0, seen: 0) } == [10, 10, 10])
    #expect([3, 2, 1].map { new(in: $0, seen: 20) } == [7, 6, 0])
    #expect([3, 2, 1].map { new(in: $0, seen: 100) } == [0, 0, 0])
  }

  @Test("a review is worth more the weaker the memory")
  func worth() {
    let aim = aim(in: 5)
    let worths = [1.0, 3, 10, 30, 300].map {
      aim.worth(
        of: MemoryState(stability: $0, difficulty: 5), since: today.advanced(by: -1), on: today)
    }
    #expect(worths == worths.sorted(by: >))
    #expect(worths[0] > 0.1)
    #expect(worths[4] < InterviewAim.leastWorth)
  }

  @Test("what is known well enough is not asked")
  func enough() {
    let known = candidates(20, stability: 2000)
    #expect(aim(in: 2).choice(of: known, seen: 20, on: today, answersADay: 30) == [])
  }

  @Test("the last round fills the days from the evening before backwards")
  func lastRound() {
    func asked(in days: Int, answersADay: Int = 30) -> [Int] {
      aim(in: days).choice(
        of: candidates(60, stability: 8), seen: 60, on: today, answersADay: answersADay)
    }
    #expect([4, 3, 2].map { asked(in: $0).count } == [0, 6, 28])
    let eve = asked(in: 1)
    #expect(eve == Array(eve.indices), "the weakest are worth most when time is short")
    let answers = eve.reduce(0) { sum, index in
      sum + 2
        - aim(in: 1).model.retrievability(
          candidates(60, stability: 8)[index].memory, elapsedDays: 2)
    }
    #expect(27...30 ~= answers, "a day's time, and some room for what lapses")
  }

  @Test("half of what fits into the last evening but for a few was asked on the day before")
  func eveFirst() {
    let items = candidates(60, stability: 8)
    let asked = aim(in: 2).choice(of: items, seen: 60, on: today, answersADay: 66)
    #expect(asked.count < 10)
    let surest = aim(in: 2).choice(of: items, seen: 60, on: today, answersADay: 60)
    #expect(surest.allSatisfy { $0 > 40 }, "first what can bear it")
  }

  @Test("reviews between leave the time that new items need to be begun")
  func timeForNew() {
    func asked(unseen: Int) -> Int {
      aim(in: 13).choice(
        of: candidates(30, stability: 1), seen: 30, unseen: unseen, on: today, answersADay: 30
      ).count
    }
    #expect(asked(unseen: 0) == 15)
    #expect(asked(unseen: 100) == 6)
    #expect(asked(unseen: 1000) == 3, "a tenth of the time is theirs at least")
  }

  @Test("before the last round what is fresh waits, and the least retrievable comes first")
  func fading() {
    let aim = aim(in: 12)
    let faded = candidates(10, stability: 1)
    #expect(
      aim.choice(of: faded, seen: 10, on: today, answersADay: 30) == faded.prefix(10).map(\.index))
    let fresh = candidates(10, stability: 2.6)
    #expect(aim.choice(of: fresh, seen: 10, on: today, answersADay: 30) == [])
  }

  @Test("before the last round an item that comes back anyway can wait")
  func early() {
    let fresh = candidates(10, stability: 20)
    #expect(aim(in: 10).choice(of: fresh, seen: 10, on: today, answersADay: 30) == [])
  }
}
