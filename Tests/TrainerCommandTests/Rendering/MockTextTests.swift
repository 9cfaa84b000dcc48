import Testing

@testable import TrainerCore
@testable import trainer

@Suite("What a mock interview says of its keys")
struct MockTextTests {
  private static func keys(
    _ form: MockForm, _ manner: MockTurn.Manner, _ number: Int, of count: Int
  ) -> String {
    let text = MockText(
      reading: Reading(width: nil, signs: ReadingSigns(.rich, usesColor: false)),
      signs: TextSigns(.rich), form: form)
    let turn = MockTurn(manner: manner, question: MockQuestion(id: "q", text: "Why?", ideas: []))
    return text.turn(turn, number, count, hints: 0).map(\.text).joined(separator: " · ")
  }

  @Test(
    "a key that left a whole phase was called next, and the one for the next prompt not named",
    arguments: [
      (MockForm.design, MockTurn.Manner.points, 1, 1, "p pause · n next phase · q end"),
      (.design, .answer, 2, 3, "p pause · s skip this one · n next phase · q end"),
      (.design, .answer, 3, 3, "p pause · n next phase · q end"),
      (.coding, .code, 1, 2, "/p pause · /s skip this one · /n next phase · /q end"),
      (.rapid, .answer, 1, 10, "p pause · n next question · q end"),
    ])
  func onward(
    _ form: MockForm, _ manner: MockTurn.Manner, _ number: Int, _ count: Int, _ keys: String
  ) {
    let shown = Self.keys(form, manner, number, of: count)
    #expect(shown.hasSuffix(" · " + keys), "\(shown)")
  }
}
