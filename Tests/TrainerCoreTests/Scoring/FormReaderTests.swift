import Testing

@testable import TrainerScoring

@Suite struct FormReaderTests {
  private static func stretches(_ form: String) -> [[String]] {
    FormReader.readings(of: form, .miniLanguage).map { reading in
      reading.stretches.map { $0.split(separator: " ").joined(separator: " ") }
    }
  }

  @Test(arguments: [
    ("plain words", [["plain words"]]),
    ("[old|out of date] note", [["old note"], ["out of date note"]]),
    ("[a|b] and [c|d]", [["a and c"], ["a and d"], ["b and c"], ["b and d"]]),
    ("the very? first", [["the first"]]),
    ("lock > change > unlock", [["lock", "change", "unlock"]]),
    ("is it so ?", [["is it so ?"]]),
    ("uses `updateUIView(_:context:)` here", [["uses updateUIView(_:context:) here"]]),
    ("array[0] stays", [["array 0] stays"]]),
  ])
  func divides(form: String, stretches: [[String]]) {
    #expect(Self.stretches(form) == stretches)
  }

  @Test func readsMarks() {
    let reading = FormReader.readings(of: "!run* ~2 twice", .miniLanguage)[0]
    #expect(reading.isNegated && !reading.isAnchored)
    #expect(reading.slack == 2)
    #expect(reading.prefixes == ["run"])
    #expect(FormReader.readings(of: "^yes", .miniLanguage)[0].isAnchored)
  }

  @Test func readsCodeAsTokensAndAsItIsSpoken() {
    let readings = FormReader.readings(of: "`a.text = $text`", .miniLanguage)
    #expect(readings.map(\.code.count) == [1, 0])
    #expect(readings[1].stretches == ["a", "text", "$text"])
    #expect(readings[1].isStrict)
  }

  @Test func boundsTheNumberOfReadings() {
    let form = Array(repeating: "[a|b|c]", count: 12).joined(separator: " ")
    #expect(Self.stretches(form).count <= 64)
  }

  @Test func takesEverySignForItselfInPlainForms() {
    #expect(FormReader.readings(of: "[a|b] > c?", .plain) == [.plain("[a|b] > c?")])
  }

  @Test(arguments: [
    ("a queue > a lock", "First the queue, later the lock.", true),
    ("a queue > a lock", "First the lock, later the queue.", false),
    ("^queue", "Queue it.", true), ("^queue", "The lock, then a queue.", false),
    ("!blocks the thread", "It never blocks the thread.", true),
    ("!blocks the thread", "It blocks the thread.", false),
    ("queue* the work", "Queueing the work helps.", true),
  ])
  func matches(form: String, answer: String, isCovered: Bool) {
    let scorer = AnswerScorer(
      question: "Why?", ideas: [KeyIdea(id: "x", label: "zebra", forms: [IdeaForm(form)])])
    #expect((scorer.score(answer).verdicts[0].verdict == .covered) == isCovered)
  }
}
