import Testing

@testable import TrainerCore

@Suite("Answers of right-or-wrong kinds")
struct AnswerReadingTests {
  @Test(
    "letters are read however they are divided",
    arguments: [
      ("b", [1]), ("B", [1]), (" a, c ", [0, 2]), ("ac", [0, 2]), ("a and c", [0, 2]),
      ("(a) (c)", [0, 2]), ("2", [1]), ("1 3", [0, 2]), ("c then a then b", [2, 0, 1]), ("", []),
    ] as [(String, [Int])])
  func letters(_ text: String, _ positions: [Int]) {
    #expect(LetterAnswer(text, options: 4)?.positions == positions)
  }

  @Test(
    "a sign that names no option makes the answer unreadable",
    arguments: ["z", "e", "5", "0", "aé", "a7"])
  func unreadable(_ text: String) {
    #expect(LetterAnswer(text, options: 4) == nil)
  }

  @Test("places have letters, then numbers", arguments: [(0, "a"), (25, "z"), (26, "27")])
  func signs(_ place: Int, _ sign: String) {
    #expect(LetterAnswer.letter(for: place) == sign)
  }

  @Test(
    "hidden text forgives case, blanks, ticks and one slip in a word of five letters",
    arguments: [
      ("viewdidload", "viewDidLoad", .right),
      ("  make   once ", "make once", .right),
      ("makeonce", "make once", .right),
      ("copy", "`copy`", .right),
      ("don’t", "don't", .right),
      ("viewWillAppear(_:)", "viewWillAppear", .right),
      ("makeCoordinator", "makeCoordinator()", .right),
      ("(all of it)", "it", .wrong),
      ("coordnator", "coordinator", .nearly),
      ("cooridnator", "coordinator", .nearly),
      ("context coordinators", "context coordinator", .nearly),
      ("mak", "make", .wrong),
      ("17", "18", .wrong),
      ("coordnaotr", "coordinator", .wrong),
      ("cordinator contxt", "coordinator context", .wrong),
      ("", "make", .wrong),
      ("", "", .wrong),
    ] as [(String, String, Finding.Fit)])
  func cloze(_ answer: String, _ hidden: String, _ fit: Finding.Fit) {
    #expect(ClozeAnswer.fit(of: answer, hidden: hidden) == fit)
  }

  @Test(
    "one swapped pair of neighbours is nearly in order",
    arguments: [
      ([0, 1, 2, 3], .right), ([1, 0, 2, 3], .nearly), ([0, 1, 3, 2], .nearly),
      ([2, 1, 0, 3], .wrong), ([1, 0, 3, 2], .wrong), ([3, 0, 1, 2], .wrong), ([], .right),
    ] as [([Int], Finding.Fit)])
  func order(_ steps: [Int], _ fit: Finding.Fit) {
    #expect(OrderAnswer.fit(of: steps) == fit)
  }

  @Test(
    "an output is compared without trailing blanks, several lines also in one",
    arguments: [
      ("1", "1\n", true), ("a  \nb", "a\nb", true), ("1 2 3", "1\n2\n3", true),
      ("1\r\n2", "1\n2", true),
      ("open, end ready", "open\nend ready", true), ("a / b", "a\nb", true),
      ("a, b", "a,\nb", true),
      ("a, c", "a\nb", false), ("12", "1 2", false), ("1", "1\n1", false), ("", "", true),
      ("A", "a", false),
    ])
  func output(_ answer: String, _ printed: String, _ matches: Bool) {
    #expect(OutputAnswer.matches(answer, printed: printed) == matches)
  }

  @Test(
    "the first number is the line",
    arguments: [
      ("3", 3), ("line 12, because of 4", 12), ("L7: never", 7), ("three", nil), ("", nil),
      ("99999999999999999999", nil),
    ] as [(String, Int?)])
  func line(_ answer: String, _ line: Int?) {
    #expect(LineNumberAnswer.line(in: answer) == line)
  }

  @Test(
    "not knowing is said in several ways",
    arguments: [
      ("", true), ("  ", true), ("?", true), ("don't know", true), ("Don’t know.", true),
      ("I dont know", true), ("idk", true), ("no idea!", true), ("nobody knows", false),
      ("the old one", false),
    ])
  func ignorance(_ answer: String, _ saysNothing: Bool) {
    #expect(answer.saysNothing == saysNothing)
  }
}
