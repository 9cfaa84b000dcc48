import Testing
import TrainerTestKit

@testable import TrainerScheduling

/// Half a year of practice, with and without a balance of the days.
@Suite struct BalancedLifeTests {
  private struct Life {
    var busiest = 0
    var spread = 0.0
    var retention = 0.0
    var reviews = 0
    var byWeekday = [Int](repeating: 0, count: 7)
  }

  private static let first = StudyDay(number: 20_059)

  /// Twenty items a day begin on one day of three; each is reviewed on the day it is due.
  private func live(_ shares: WeekShares?, seed: UInt64) -> Life {
    var random = SeededRandom(seed: seed)
    let scheduler = Scheduler(SchedulerSettings())
    var schedules: [CardSchedule?] = []
    var life = Life()
    var recalls = 0.0
    var counts: [Int] = []
    for number in 0..<180 {
      let day = Self.first.advanced(by: number)
      let now = Moment(
        utcMilliseconds: day.middle(offsetMinutes: 0, dayStartMinutes: 240), offsetMinutes: 0)
      if number % 3 == 0, number < 150 { schedules += Array(repeating: nil, count: 20) }
      var load = shares.map { DayLoad(from: day, $0) }
      for schedule in schedules.compactMap(\.self) { load?.add(on: self.day(schedule, scheduler)) }
      var count = 0
      for index in schedules.indices {
        let before = schedules[index]
        if let before {
          guard self.day(before, scheduler) <= day else { continue }
          let recall = scheduler.retrievability(of: before, on: day)
          load?.remove(on: self.day(before, scheduler))
          recalls += recall
          life.reviews += 1
          count += 1
          life.byWeekday[day.weekday] += 1
          let isRecalled = Double.random(in: 0..<1, using: &random) < recall
          schedules[index] = answer(
            before, isRecalled ? [.good] : [.again, .good], now, index, load, scheduler)
        } else {
          schedules[index] = answer(nil, [.good, .good], now, index, load, scheduler)
        }
        if let after = schedules[index] { load?.add(on: self.day(after, scheduler)) }
      }
      counts.append(count)
    }
    let settled = counts.suffix(120)
    let mean = Double(settled.reduce(0, +)) / Double(settled.count)
    life.busiest = settled.max() ?? 0
    life.spread =
      settled.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / Double(settled.count)
    life.retention = recalls / Double(max(1, life.reviews))
    return life
  }

  private func day(_ schedule: CardSchedule, _ scheduler: Scheduler) -> StudyDay {
    scheduler.studyDay(of: Moment(utcMilliseconds: schedule.due, offsetMinutes: 0))
  }

  private func answer(
    _ schedule: CardSchedule?, _ ratings: [Rating], _ now: Moment, _ index: Int, _ load: DayLoad?,
    _ scheduler: Scheduler
  ) -> CardSchedule? {
    ratings.reduce(schedule) { schedule, rating in
      let seed = Scheduler.seed(item: UInt64(index) &* 7919, reviews: schedule?.reps ?? 0)
      return scheduler.outcomes(on: schedule, at: now, seed: seed, load: load)[rating]
    }
  }

  private func mean(_ lives: [Life], _ value: (Life) -> Double) -> Double {
    lives.reduce(0) { $0 + value($1) } / Double(lives.count)
  }

  @Test("the busiest day is lighter, recall is not lower, and there are not more reviews")
  func balanced() {
    let seeds = 1...4 as ClosedRange<UInt64>
    let plain = seeds.map { live(nil, seed: $0) }
    let balanced = seeds.map { live(.even, seed: $0) }
    #expect(mean(balanced) { Double($0.busiest) } < mean(plain) { Double($0.busiest) })
    #expect(mean(balanced, \.spread) < mean(plain, \.spread) * 0.95)
    #expect(mean(balanced, \.retention) > mean(plain, \.retention) - 0.002)
    #expect(mean(balanced) { Double($0.reviews) } < mean(plain) { Double($0.reviews) } * 1.02)
  }

  @Test("easy days hold less")
  func easy() throws {
    let weekend = try #require(WeekShares([1, 1, 1, 1, 1, 0.5, 0]))
    let even = live(.even, seed: 1)
    let easy = live(weekend, seed: 1)
    #expect(Double(easy.byWeekday[5]) < Double(even.byWeekday[5]) * 0.85)
    #expect(Double(easy.byWeekday[6]) < Double(even.byWeekday[6]) * 0.5)
    #expect(easy.retention > even.retention - 0.01)
  }
}
