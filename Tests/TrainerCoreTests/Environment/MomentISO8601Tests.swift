import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite struct MomentISO8601Tests {
  @Test(arguments: [
    ("2026-12-04T08:30:00+01:00", 1_796_369_400_000, 60),
    ("2026-12-04T07:30:00Z", 1_796_369_400_000, 0),
    ("2026-12-04t07:30:00z", 1_796_369_400_000, 0),
    ("2026-12-04 13:00+05:30", 1_796_369_400_000, 330),
    ("2026-12-04T08:30+0100", 1_796_369_400_000, 60),
    ("2026-12-04T08:30:00.5+01", 1_796_369_400_500, 60),
    ("2026-12-04T08:30:00,1239+01", 1_796_369_400_123, 60),
    ("2026-12-03T22:30:00-09:00", 1_796_369_400_000, -540),
    ("1969-12-31T23:59:59.999Z", -1, 0),
  ])
  func reads(_ text: String, _ milliseconds: Int64, _ offset: Int) {
    #expect(
      Moment(iso8601: text) == Moment(utcMilliseconds: milliseconds, offsetMinutes: offset))
  }

  @Test(arguments: [
    "", "2026-12-04", "2026-12-04T08:30:00", "2026-12-04T08:30:00+1", "2026-12-04T24:00:00Z",
    "2026-12-04T08:60:00Z", "2026-12-04T08:30:61Z", "2026-02-30T08:30:00Z", "2026-12-04T08:30:00.Z",
    "2026-12-04T08:30:00Zulu", "2026-12-04T08:30:00+01:0", "04.12.2026 08:30",
    "2026-12-04T8:30:00Z",
    "2026-12-04T08:30:00 +01:00", "2026-12-04T08:30:00+01:60",
  ])
  func refuses(_ text: String) {
    #expect(Moment(iso8601: text) == nil)
  }

  @Test(arguments: [
    (1_796_369_400_000, 60, "2026-12-04T08:30:00+01:00"), (0, 0, "1970-01-01T00:00:00Z"),
    (-1, 0, "1969-12-31T23:59:59.999Z"), (1_796_369_400_007, -570, "2026-12-03T22:00:00.007-09:30"),
  ])
  func writes(_ milliseconds: Int64, _ offset: Int, _ text: String) {
    let moment = Moment(utcMilliseconds: milliseconds, offsetMinutes: offset)
    #expect(moment.iso8601 == text)
  }

  @Test func readsWhatItWrites() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let moment = Moment(
        utcMilliseconds: .random(in: -2_000_000_000_000...4_000_000_000_000, using: &random),
        offsetMinutes: .random(in: -720...840, using: &random))
      #expect(Moment(iso8601: moment.iso8601) == moment)
    }
  }

  @Test func namesFilesInUTC() {
    let moment = Moment(utcMilliseconds: 1_796_369_400_007, offsetMinutes: 60)
    #expect(moment.fileStamp == "20261204T073000Z")
  }
}
