import Foundation
import Testing
import TrainerScheduling

@testable import TrainerCore

/// Study days by the machine's own zone, each in a process that runs in it.
@Suite struct ZoneTests {
  struct Case: Sendable {
    let zone: String
    let instants: [String]
    let days: [String]
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo")),
    arguments: [
      // Clocks go forward at 01:00 UTC, and back in October: days of 23 and 25 hours.
      Case(
        zone: "Europe/Berlin",
        instants: [
          "2026-03-29T00:30:00Z", "2026-03-29T01:59:00Z", "2026-03-29T02:30:00Z",
          "2026-10-25T01:30:00Z", "2026-10-25T02:59:00Z", "2026-10-25T03:00:00Z",
        ],
        days: [
          "2026-03-28", "2026-03-28", "2026-03-29", "2026-10-24", "2026-10-24", "2026-10-25",
        ]),
      Case(zone: "Asia/Tokyo", instants: ["2026-11-30T23:30:00Z"], days: ["2026-12-01"]),
      Case(
        zone: "America/Los_Angeles", instants: ["2026-11-30T11:59:00Z", "2026-11-30T12:00:00Z"],
        days: ["2026-11-29", "2026-11-30"]),
      Case(zone: "Asia/Kolkata", instants: ["2026-12-31T15:30:00Z"], days: ["2026-12-31"]),
      Case(zone: "UTC", instants: ["2026-12-31T03:59:59Z"], days: ["2026-12-30"]),
    ])
  func followTheWallClock(_ example: Case) throws {
    let instants = example.instants.compactMap { Moment(iso8601: $0)?.utcMilliseconds }
    let probe = try Probe(["days"] + instants.map(String.init), zone: example.zone)
    #expect(probe.rest() == example.days)
    #expect(probe.finish() == 0)
  }
}
