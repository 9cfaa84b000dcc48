import Testing
import TrainerCore
import TrainerTestKit
import TrainerText

@Suite("What the scorer does not hear from authors")
struct ScoringCheckTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let answer: String
    let ideas: String
    var found: [String] = []
  }

  @Test(
    "is told at the item",
    arguments: [
      Case(
        testDescription: "an answer that says its ideas", answer: "The object is released.",
        ideas: "- it is released: the object is released | it goes away | it is freed"),
      Case(
        testDescription: "an answer that leaves one out", answer: "The object is released.",
        ideas: """
          - it is released: the object is released | it goes away | it is freed
          - the view is redrawn: the view is drawn again | it redraws | a new frame
          """,
        found: [
          "deck.md:1:1: warning: the answer does not earn its own ideas: \"the view is redrawn\""
            + " [unheard-answer]\n  say them in the answer, or add the answer's words as forms"
        ]),
      Case(
        testDescription: "an answer that says the opposite", answer: "The object is kept alive.",
        ideas: """
          - it is released: the object is released | it goes away | it is freed
            - not: object is kept alive
          """,
        found: [
          "deck.md:1:1: warning: the answer is taken for the opposite of \"it is released\":"
            + " \"object … is … kept\" [refuted-answer]\n"
            + "  word it plainly, or make the rejected forms narrower"
        ]),
      Case(
        testDescription: "a rejected form that takes an accepted one", answer: "It is freed.",
        ideas: """
          - it is released: it is freed | the object is kept alive by nobody | it goes away
            - not: object is kept alive
          """,
        found: [
          "deck.md:1:1: warning: of \"it is released\" the accepted form \"the object is kept alive"
            + " by nobody\" is rejected by \"object is kept alive\" [overlapping-reject]\n"
            + "  make the rejected form say more"
        ]),
    ])
  func told(_ example: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ## What happens? {#what kind=card}

      ### Answer
      \(example.answer)

      ### Key ideas
      \(example.ideas)

      """, to: "deck.md")
    let roots = [ContentRoot(path: folder.path, origin: .given)]
    let content = ContentLoader(roots: roots, keepsTexts: true).load()
    #expect(ContentCheck.problems(of: content).isEmpty)
    #expect(
      ContentCheck.problemsHeard(of: content).map { $0.rendered(showsCaret: false) }
        == example.found)
  }

  @Test("stands among the other problems in the order of the text")
  func order() throws {
    let folder = try TemporaryFolder()
    let item = "## What? {#one kind=card}\n### Answer\nNo.\n### Key ideas\n- yes it is\n\n"
    try folder.write(item + "Q: Half\n", to: "b.md")
    try folder.write("Q: Half\n", to: "a.md")
    let roots = [ContentRoot(path: folder.path, origin: .given)]
    let content = ContentLoader(roots: roots, keepsTexts: true).load()
    let codes = ContentCheck.problemsHeard(of: content).map { "\($0.file) \($0.code)" }
    #expect(codes.prefix(2) == ["a.md question-without-answer", "b.md unheard-answer"])
    #expect(codes.last == "b.md question-without-answer")
  }
}
