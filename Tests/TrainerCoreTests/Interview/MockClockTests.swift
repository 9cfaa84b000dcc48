import Testing

@testable import TrainerCore

/// Time boxes, pauses, gaps and warnings, in seconds for reading.
@Suite struct MockClockTests {
  private func clock() -> MockClock {
    var clock = MockClock(boxes: [600_000, 300_000])
    clock.enter(0, at: 0)
    return clock
  }

  @Test func aPhaseMayRunOver() throws {
    var clock = clock()
    clock.enter(1, at: 700_000)
    let left = try #require(clock.left(at: 800_000))
    #expect(left.phase == 200_000)
    #expect(left.whole == 100_000)
    clock.stop(at: 1_100_000)
    #expect(clock.used(at: 9_999_999) == [700_000, 400_000])
    #expect(clock.left(at: 1_100_000) == nil)
  }

  @Test func aPauseTakesNoTimeForFiveMinutes() {
    var clock = clock()
    clock.pause(at: 100_000)
    #expect(clock.spent(at: 250_000) == 100_000)
    #expect(clock.spent(at: 410_000) == 110_000)
    #expect(clock.goOn(at: 160_000) == 60_000)
    #expect(clock.spent(at: 170_000) == 110_000)
    clock.pause(at: 200_000)
    #expect(!clock.mayPause || clock.breaks.count == 1)
    clock.goOn(at: 600_000)
    // 200 of them were before the pause but for 60, and 100 beyond its five minutes count.
    #expect(clock.spent(at: 600_000) == 240_000)
    #expect(!clock.mayPause)
    #expect(clock.breaks.map(\.milliseconds) == [60_000, 400_000])
    #expect(clock.breaks.map(\.after) == [100_000, 140_000])
  }

  @Test func aGapIsListedAndTakesNoTime() {
    var clock = clock()
    clock.gap(of: 3_600_000, at: 50_000)
    #expect(clock.spent(at: 60_000) == 60_000)
    #expect(clock.breaks == [MockBreak(kind: .gap, after: 50_000, milliseconds: 3_600_000)])
    #expect(clock.mayPause)
  }

  @Test(
    arguments: [
      // left before, left after, the mark that was passed
      (600_000, 301_000, nil), (600_000, 300_000, .half), (301_000, 299_000, .half),
      (299_000, 100_000, nil), (61_000, 60_000, .minutes(1)), (301_000, 50_000, .minutes(1)),
      (1000, 0, .over), (600_000, -5, .over), (-1, -9, nil),
    ] as [(Int, Int, MockWarning.Mark?)])
  func warningsOfTenMinutes(_ from: Int, _ to: Int, _ mark: MockWarning.Mark?) {
    #expect(MockWarning.last(of: .whole, box: 600_000, from: from, to: to)?.mark == mark)
  }

  @Test(
    arguments: [
      (2_700_000, 1_350_000, .half), (310_000, 300_000, .minutes(5)), (70_000, 59_000, .minutes(1)),
    ] as [(Int, Int, MockWarning.Mark?)])
  func warningsOfFortyFiveMinutes(_ from: Int, _ to: Int, _ mark: MockWarning.Mark?) {
    #expect(MockWarning.last(of: .whole, box: 2_700_000, from: from, to: to)?.mark == mark)
  }

  @Test func eachWarningComesOnce() {
    var clock = clock()
    #expect(clock.warnings(at: 299_000) == [])
    #expect(clock.warnings(at: 300_000) == [MockWarning(box: .phase, mark: .half)])
    #expect(clock.warnings(at: 320_000) == [])
    #expect(
      clock.warnings(at: 600_000) == [
        MockWarning(box: .whole, mark: .minutes(5)), MockWarning(box: .phase, mark: .over),
      ])
    #expect(clock.recentWarning(at: 600_500, within: 10_000)?.mark == .minutes(5))
    #expect(clock.recentWarning(at: 615_000, within: 10_000) == nil)
  }
}
