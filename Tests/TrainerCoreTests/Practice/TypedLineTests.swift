import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("Lines typed in a session")
struct LineReadingTests {
  static let words = PracticeSession.Prompt.answer(mayBeLetter: false, hasLines: false)
  static let letters = PracticeSession.Prompt.answer(mayBeLetter: true, hasLines: false)
  static let rating = PracticeSession.Prompt.rating(suggestion: .good)

  @Test(
    "at a terminal",
    arguments: [
      ("the old one", words, .action(.answer("the old one"))),
      ("h", words, .action(.hint)),
      ("h", letters, .action(.answer("h"))),
      ("a", words, .action(.answer("a"))),
      ("/h", letters, .action(.hint)),
      ("/Undo", words, .action(.undo)),
      ("//h", words, .action(.answer("/h"))),
      ("/usr/bin", words, .action(.answer("/usr/bin"))),
      ("/zzz", words, .unknownCommand("/zzz")),
      ("?", words, .action(.explain)),
      ("", words, .action(.answer(""))),
      ("", rating, .action(.rate(nil))),
      ("1", rating, .action(.rate(.again))),
      (" 4 ", rating, .action(.rate(.easy))),
      ("5", rating, .notARating("5")),
      ("u", rating, .action(.undo)),
      ("y2", rating, .action(.credit(2))),
      ("a", rating, .action(.addMore)),
      ("r", rating, .action(.retype)),
      ("x", rating, .action(.rest)),
      ("e", rating, .action(.edit)),
      ("o", rating, .action(.open)),
      ("q", rating, .action(.end)),
      ("good", rating, .notARating("good")),
      ("/help", rating, .help),
      ("y", .sure, .action(.sure(true))),
      ("", .sure, .action(.sure(false))),
      ("yes", .earlierUndo, .action(.confirm(true))),
      ("u", .earlierUndo, .notYesOrNo("u")),
      ("N", .earlierUndo, .action(.confirm(false))),
      ("5", .sure, .notYesOrNo("5")),
      ("more of it", .addition, .action(.answer("more of it"))),
    ] as [(String, PracticeSession.Prompt, TypedLine)])
  func terminal(_ line: String, _ prompt: PracticeSession.Prompt, _ reading: TypedLine) {
    #expect(TypedLine(line, at: prompt, isInteractive: true) == reading)
  }

  @Test(
    "in a pipe single letters are no commands",
    arguments: [
      ("h", words, .action(.answer("h"))),
      ("q", words, .action(.answer("q"))),
      ("/q", words, .action(.end)),
      ("", rating, .action(.rate(nil))),
      ("2", rating, .action(.rate(.hard))),
      ("u", rating, .acceptedInstead(of: "u")),
      ("/u", rating, .action(.undo)),
      ("next", rating, .acceptedInstead(of: "next")),
    ] as [(String, PracticeSession.Prompt, TypedLine)])
  func pipe(_ line: String, _ prompt: PracticeSession.Prompt, _ reading: TypedLine) {
    #expect(TypedLine(line, at: prompt, isInteractive: false) == reading)
  }
}
