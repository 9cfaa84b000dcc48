import Testing

@testable import trainer

@Suite struct ValueTextTests {
  @Test(arguments: [
    (["1m", "10m"], [60, 600], "1m 10m"), (["30s 90s"], [30, 90], "30s 90s"),
    (["1h,1d"], [3600, 86_400], "1h 1d"), (["none"], [], "none"), (["120m"], [7200], "2h"),
    (["86400s"], [86_400], "1d"),
  ])
  func stepsAreReadAndWritten(_ texts: [String], _ seconds: [Int], _ written: String) {
    #expect(StudyStep.list(texts) == seconds)
    #expect(StudyStep.text(seconds) == written)
  }

  @Test(arguments: [
    "", " ", "10", "m", "-1m", "+1m", "1.5m", "1w", "0s", "366d", "1m none",
    "99999999999999999999d",
    "9999999999999999d", "١m",
  ])
  func otherStepsAreNot(_ text: String) {
    #expect(StudyStep.list([text]) == nil)
  }

  @Test(arguments: [("04:00", 240), ("00:00", 0), ("23:59", 1439), ("4:30", 270)])
  func timesAreReadAndWritten(_ text: String, _ minutes: Int) {
    #expect(TimeOfDay.minutes(text) == minutes)
    #expect(TimeOfDay.text(minutes) == (text == "4:30" ? "04:30" : text))
  }

  @Test(arguments: ["24:00", "4", "04:60", "04:0", "04:00:00", "-1:00", "a:00", ":00", "٠4:00"])
  func otherTimesAreNot(_ text: String) {
    #expect(TimeOfDay.minutes(text) == nil)
  }
}
