import TrainerText
import Testing

@testable import trainer

@Suite struct ConfigurationTests {
  @Test func everythingIsRead() {
    let (configuration, problems) = Configuration.read(
      SourceText(
        """
        # how it looks
        plain: yes
        confidence: on
        editor: "code --wait"
        content: [notes, /decks]
        """))
    #expect(problems.isEmpty)
    #expect(
      configuration
        == Configuration(
          asksConfidence: true, content: ["notes", "/decks"], editor: "code --wait", isPlain: true))
  }

  @Test func anEmptyFileMeansTheDefaults() {
    #expect(Configuration.read(SourceText("")).configuration == Configuration())
    #expect(Configuration.read(SourceText("editor:\ncontent:\n")).configuration == Configuration())
  }

  @Test(arguments: [
    ("plain: perhaps", "config-value", "'plain' wants on or off", nil as String?),
    ("confidence: [on, off]", "config-value", "'confidence' wants on or off", nil),
    (
      "editr: vi", "config-key", "there is no setting 'editr' in this file",
      "did you mean 'editor'?"
    ),
    (
      "day-start: 04:00", "config-key", "there is no setting 'day-start' in this file",
      "it holds on all devices: trainer config set day-start VALUE"
    ),
  ])
  func whatMakesNoSenseIsAProblemAtItsPlace(
    _ line: String, _ code: String, _ message: String, _ suggestion: String?
  ) throws {
    let (configuration, problems) = Configuration.read(SourceText("# first\n\(line)\n"))
    #expect(configuration == Configuration())
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.severity == .warning)
    #expect(problem.code == code)
    #expect(problem.message == message)
    #expect(problem.suggestion == suggestion)
    #expect(problem.place.line == 2)
  }

  @Test func oneBadLineHidesNoOther() {
    let (configuration, problems) = Configuration.read(
      SourceText("plain: {a: b}\nconfidence: on\n"))
    #expect(problems.count == 1)
    #expect(configuration.asksConfidence)
  }
}
