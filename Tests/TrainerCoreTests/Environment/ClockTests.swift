import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite struct ClockTests {
  @Test func standsStillWhereItIsFixed() {
    let moment = Moment(utcMilliseconds: 1_796_369_400_000, offsetMinutes: 330)
    let clock = WallClock.fixed(moment)
    #expect(clock.now() == moment)
    #expect(clock.now() == moment)
    #expect(clock.moment(at: 0) == Moment(utcMilliseconds: 0, offsetMinutes: 330))
  }

  @Test func goesOnWhereItIsTheMachines() {
    let before = WallClock.system.now()
    let after = WallClock.system.now()
    #expect(before.utcMilliseconds > 1_700_000_000_000)
    #expect(after.utcMilliseconds >= before.utcMilliseconds)
    #expect(WallClock.system.moment(at: before.utcMilliseconds) == before)
  }

  @Test func countsTime() {
    #expect(MonotonicClock { .seconds(5) }.now() == .seconds(5))
    let first = MonotonicClock.system.now()
    #expect(MonotonicClock.system.now() >= first)
  }
}
