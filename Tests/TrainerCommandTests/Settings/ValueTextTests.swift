import Testing
import TrainerCore
import TrainerScheduling

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

  @Test(arguments: [
    (["sat", "50%", "sun", "0"], [1, 1, 1, 1, 1, 0.5, 0], "sat 50% sun 0%"),
    (["Monday 25%, tue 75"], [0.25, 0.75, 1, 1, 1, 1, 1], "mon 25% tue 75%"),
    (["none"], [1, 1, 1, 1, 1, 1, 1], "none"), (["sun", "100%"], [1, 1, 1, 1, 1, 1, 1], "none"),
  ])
  func easyDaysAreReadAndWritten(_ texts: [String], _ shares: [Double], _ written: String) {
    #expect(WeekShares(texts: texts)?.days == shares)
    #expect(WeekShares(texts: texts)?.text == written)
  }

  @Test(arguments: ["", "sat", "50%", "sat 101%", "sat -1", "someday 50%", "sat 50% sun", "none 5"])
  func otherEasyDaysAreNot(_ text: String) { #expect(WeekShares(texts: [text]) == nil) }

  @Test(arguments: [
    (["hosting", "0.95", "sizing", "0.8"], "hosting 0.95 sizing 0.8"), (["none"], "none"),
    (["Live coding 0.85, Design 0.9"], "Design 0.9 Live coding 0.85"),
    (["a", "0.7", "A", "0.99"], "A 0.99"), (["2", "0.8"], "2 0.8"),
    (["part 2", "0.8"], "part 2 0.8"),
  ])
  func lessonRetentionsAreReadAndWritten(_ texts: [String], _ written: String) {
    #expect(LessonRetentions(texts: texts)?.text == written)
  }

  @Test(arguments: [
    "", "hosting", "0.9", "hosting 0.69", "hosting 1", "hosting 0.9 sizing",
  ])
  func otherLessonRetentionsAreNot(_ text: String) {
    #expect(LessonRetentions(texts: [text]) == nil)
  }

  @Test(arguments: ["24:00", "4", "04:60", "04:0", "04:00:00", "-1:00", "a:00", ":00", "٠4:00"])
  func otherTimesAreNot(_ text: String) {
    #expect(TimeOfDay.minutes(text) == nil)
  }
}
