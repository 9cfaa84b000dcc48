import Testing
import TrainerCore

@testable import trainer

@Suite struct GlanceTextTests {
  @Test(
    arguments: [
      (nil, nil), (0, "The interview is today."), (1, "The interview is tomorrow."),
      (8, "8 days to the interview."),
    ] as [(Int?, String?)])
  func theDaysToTheInterviewAreTold(_ days: Int?, _ line: String?) {
    let played = PlayedScreens("Q: One?\nA: yes\n", .rich, width: nil)
    let glance = GlanceText(
      overview: DueOverview(of: played.library, at: PlayedScreens.time.moment), questions: 1,
      isFirstTime: false, home: "home", daysToInterview: days, signs: .rich, width: nil)
    #expect(
      glance.lines.map(\.text)
        == ["1 new", line, "Enter starts · help lists the commands · q ends"].compactMap(\.self))
  }

  @Test func theWeakestTopicIsSuggested() throws {
    let markdown = """
      Q: One? {topic=weak}
      A: yes

      """
    let played = PlayedScreens(markdown, .rich, width: nil)
    let glance = GlanceText(
      overview: DueOverview(of: played.library, at: PlayedScreens.time.moment), questions: 1,
      isFirstTime: false, home: "home", daysToInterview: nil,
      weakest: WeakestTopic(topic: "Auto Layout", recall: 0.6), signs: .rich, width: nil)
    #expect(
      glance.lines.map(\.text).contains(
        "Weakest topic: Auto Layout. A round on it: practice --topic 'Auto Layout'"))
  }

  @Test("on the evening before, one light round is suggested")
  func evening() {
    let played = PlayedScreens("Q: One?\nA: yes\n", .rich, width: nil)
    let glance = GlanceText(
      overview: DueOverview(of: played.library, at: PlayedScreens.time.moment), questions: 1,
      isFirstTime: false, home: "home", daysToInterview: 1, signs: .rich, evening: 12, width: nil)
    #expect(
      glance.lines.map(\.text) == [
        "1 new", "The interview is tomorrow.",
        "Enter starts a light round, 12 questions, nothing new · q ends",
      ])
  }
}
