import Testing
import TrainerScheduling

@Suite struct SchedulerSettingsTests {
  @Test func settingsStayWithinTheirRanges() {
    var settings = SchedulerSettings(
      desiredRetention: 0.1, learningSteps: [0, 60], relearningSteps: [-5], maximumInterval: 0,
      dayStartMinutes: -1)
    #expect(settings.desiredRetention == 0.7)
    #expect(settings.learningSteps == [1, 60])
    #expect(settings.relearningSteps == [1])
    #expect(settings.maximumInterval == 1)
    #expect(settings.dayStartMinutes == 0)
    settings.desiredRetention = 1
    settings.learningSteps = [.max]
    settings.relearningSteps = [.min, 30]
    settings.maximumInterval = .max
    settings.dayStartMinutes = 1440
    #expect(settings.desiredRetention == 0.99)
    #expect(settings.learningSteps == [31_536_000])
    #expect(settings.relearningSteps == [1, 30])
    #expect(settings.maximumInterval == 36_500)
    #expect(settings.dayStartMinutes == 1439)
  }
}
