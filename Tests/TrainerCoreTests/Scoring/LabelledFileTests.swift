import Foundation
import Testing
import TrainerScoring
import TrainerTestKit

/// Labels that are of nothing are told, and not taken for labels of less.
@Suite struct LabelledFileTests {
  private static let idea = #"{"id":"a","label":"it grows","accept":["it grows"]}"#

  private static func line(_ labels: String) -> String {
    #"{"id":"q","question":"Why?","ideas":[\#(idea)],"answers":["#
      + #"{"id":"1","kind":"senior","text":"it grows","ideas":\#(labels)}]}"#
  }

  private func read(_ text: String) throws -> [LabelledAnswer] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "labelled.jsonl")
    return try withExtendedLifetime(folder) {
      try LabelledFile(URL(filePath: folder.file("labelled.jsonl"))).answers
    }
  }

  @Test func readsAnAnswerWithItsLabels() throws {
    let answers = try read(Self.line(#"{"a":"covered"}"#) + "\n")
    let answer = try #require(answers.first)
    #expect(answers.count == 1)
    #expect(answer.question == "q")
    #expect(answer.kind == "senior")
    #expect(answer.labels == ["a": .covered])
    #expect(answer.scorer.score(answer.text).verdicts.map(\.verdict) == [.covered])
  }

  @Test(arguments: [
    ("oops", "labelled.jsonl:1: this is no JSON: expected a value"),
    (#"{"id":"q","question":5}"#, "labelled.jsonl:1: question: expected a text"),
    (line(#"{"b":"covered"}"#), "labelled.jsonl:1: the question has no idea b"),
    (
      line(#"{"a":"said"}"#),
      "labelled.jsonl:1: a is neither covered nor missing nor contradicted"
    ),
    (
      line("{}") + "\n" + #"{"item":"no-such-item","answer":"","labels":{}}"#,
      "labelled.jsonl:2: Content has no item no-such-item"
    ),
  ])
  func tellsWhatALabelIsNotOf(_ text: String, _ message: String) throws {
    let error = #expect(throws: LabelledFileError.self) { try read(text) }
    #expect(error?.description == message)
  }
}
