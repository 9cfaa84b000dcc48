import TrainerCore
import TrainerText
import Testing

@testable import trainer

/// A failure and what becomes of it.
struct ReportCase: CustomTestStringConvertible {
  var failure: Failure
  var status: trainer.ExitStatus
  var text: String

  init(_ failure: Failure, _ status: trainer.ExitStatus, _ text: String) {
    self.failure = failure
    self.status = status
    self.text = text
  }

  var testDescription: String { text }
}

@Suite struct FailureReportTests {
  @Test(arguments: [
    ReportCase(
      .usage(UsageFailure(error: .unknownCommand("x", nearest: nil), words: [])), .usage,
      "trainer: there is no command 'x'\nSee: trainer help"),
    ReportCase(
      .output(OutputFailure(code: 5)), .inputOutput,
      "trainer: cannot write to standard output: Input/output error"),
    ReportCase(
      .file(FileError(call: "open", path: "f", code: 13)), .cannotCreate,
      "trainer: cannot open f: permission denied"),
    ReportCase(
      .file(FileError(call: "write", path: "f", code: 28)), .inputOutput,
      "trainer: cannot write to f: the disk is full"),
    ReportCase(
      .unreadable(FileError(call: "open", path: "f", code: 13)), .noInput,
      "trainer: cannot open f: permission denied"),
    ReportCase(.exists("f"), .cannotCreate, "trainer: f is already there"),
    ReportCase(.noSuchFile("f"), .noInput, "trainer: there is no file f"),
    ReportCase(
      .problems([Diagnostic(.error, "c", "m", file: "f", line: 3)]), .badData,
      "f:3:1: error: m [c]"),
    ReportCase(
      .parameters("1,2", "why"), .badData, "trainer: '1,2' has no parameters of a memory model: why"
    ),
    ReportCase(
      .state(.busy(processID: 7, command: "trainer practice")), .busy,
      "trainer: another process is writing: trainer practice (process 7); "
        + "end it, or try again later"),
    ReportCase(
      .tooMuchContent(
        SearchOverflow(root: ContentRoot(path: "/", origin: .given), excess: .folders(10_000))),
      .noInput,
      "trainer: / holds more than 10000 folders, too many to look for decks in; name the folder in "
        + "it that holds them"),
    ReportCase(
      .tooMuchContent(
        SearchOverflow(root: ContentRoot(path: "/me", origin: .configured), excess: .names(7))),
      .noInput,
      "trainer: /me holds more than 7 files and folders, too many to look for decks in; name the "
        + "folder in it that holds them: trainer config set content FOLDER"),
    ReportCase(
      .noContent(looked: ["a", "b"]), .noInput,
      "trainer: there is no content. It was looked for in:\n  a\n  b"),
    ReportCase(.noSuchContent("d"), .noInput, "trainer: there is no file or folder d"),
    ReportCase(
      .unknownKey("editr", nearest: "editor"), .usage,
      "trainer: there is no setting 'editr'; did you mean 'editor'?"),
    ReportCase(
      .unknownKey("x", nearest: nil), .usage,
      "trainer: there is no setting 'x'\nSee: trainer config"),
    ReportCase(
      .badSetting("plain", expectation: "on or off", given: "x"), .usage,
      "trainer: 'plain' wants on or off, not 'x'"),
    ReportCase(
      .brokenConfiguration("f"), .badData,
      "trainer: nothing was changed: mend the lines shown of f first"),
    ReportCase(
      .hiddenDeck(".x"), .usage,
      "trainer: a file named '.x' would be hidden, and never be read as a deck"),
  ])
  func isWordedAndHasItsStatus(_ report: ReportCase) {
    #expect(report.failure.report.status == report.status)
    #expect(report.failure.report.text == report.text)
  }
}
