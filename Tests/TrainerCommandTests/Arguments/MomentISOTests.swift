import Testing
import TrainerScheduling

@testable import trainer

@Suite struct MomentISOTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00+00:00", 0, 0),
    ("2026-12-04T08:30:00+01:00", 1_796_369_400_000, 60),
    ("2026-12-04T08:30:00.250-09:30", 1_796_407_200_250, -570),
    ("1969-12-31T23:59:59.999+00:00", -1, 0),
  ])
  func isReadAndWritten(_ text: String, _ milliseconds: Int64, _ offset: Int) {
    let moment = Moment(utcMilliseconds: milliseconds, offsetMinutes: offset)
    #expect(Moment(iso: text) == moment)
    #expect(moment.iso == text)
  }

  @Test(arguments: [
    "2026-12-04T08:30Z", "2026-12-04t08:30:00z", "2026-12-04 08:30:00+00",
    "2026-12-04T08:30:00,0+0000", "2026-12-04T08:30:00.0004+00:00",
  ])
  func otherSpellingsAreRead(_ text: String) {
    #expect(Moment(iso: text)?.iso == "2026-12-04T08:30:00+00:00")
  }

  @Test(arguments: [
    "", "today", "2026-12-04", "2026-12-04T08:30:00", "2026-02-29T08:30:00Z",
    "2026-12-04T24:00:00Z", "2026-12-04T08:60:00Z", "2026-12-04T08:30:61Z",
    "2026-12-04T08:30:00.Z", "2026-12-04T8:30:00Z", "2026-12-04T08:30:00+1:00",
    "2026-12-04T08:30:00+25:00", "2026-12-04T08:30:00+01:60", "2026-12-04T08:30:00+01:",
    "2026-12-04T08:30:00Z ", "2026-12-04T08:30:00ZZ", "２026-12-04T08:30:00Z",
  ])
  func othersAreNot(_ text: String) {
    #expect(Moment(iso: text) == nil)
  }
}
