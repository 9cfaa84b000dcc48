import Foundation
import Testing
import TrainerCore
import TrainerText

/// Every message about a deck, whole: its place, its words, its caret, its advice.
@Suite("Problems of decks")
struct DeckProblemTests {
  @Test("are told in full", arguments: ProblemCase.all)
  func wording(problem: ProblemCase) {
    let problems = parse(problem.text).problems
    let drawn = problems.map { $0.rendered() }.joined(separator: "\n")
    #expect(drawn == problem.drawn)
  }

  @Test("every code has a case")
  func completeness() throws {
    let told = Set(ProblemCase.all.flatMap { parse($0.text).problems.map(\.code) })
    let elsewhere: Set = [
      // Found across files, and told in the tests of loading and checking.
      "unreadable", "no-such-content", "dead-file", "id-twice", "item-twice", "question-twice",
      "likely-twice", "nearly-twice", "dead-item-link", "dead-file-link", "dead-see",
      "dead-sheet-item", "dead-reading", "given-away",
      "unheard-answer", "refuted-answer", "overlapping-reject",
      // Too long to be drawn; told in the test below.
      "too-many-deletions",
    ]
    #expect(try Self.codes().subtracting(elsewhere).subtracting(told).sorted() == [])
  }

  @Test(
    "a cloze of thousands of deletions ends at a hundred",
    arguments: ["C: ", "## a {kind=cloze}\n\n"])
  func manyDeletions(start: String) throws {
    let hidden = start.hasPrefix("C") ? "[a]" : "{{a}}"
    let (deck, problems) = parse(start + String(repeating: hidden, count: 3000) + "\n")
    #expect(problems.map(\.code) == ["too-many-deletions"])
    #expect(
      problems.map(\.message) == ["more than 100 deletions; those after them are shown"])
    guard case .cloze(let deletions) = deck.items.first?.task else {
      Issue.record("no cloze")
      return
    }
    #expect(deletions.count == 100)
  }

  /// The codes that stand in the folder that words problems.
  private static func codes() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/TrainerCore/Content/Problems").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let code = #/\.(?:error|warning)\(\s*"([a-z0-9-]+)"/#
    return Set(
      try files.flatMap { file in
        String(decoding: try Data(contentsOf: file), as: UTF8.self).matches(of: code)
          .map { String($0.output.1) }
      })
  }
}
