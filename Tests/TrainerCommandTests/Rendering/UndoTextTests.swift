import Testing
import TrainerScheduling

@testable import TrainerCore
@testable import trainer

@Suite("What undo says that it took back")
struct UndoTextTests {
  private static let device = DeviceName("test")
  private static let moment = Moment(utcMilliseconds: 1_796_284_800_000, offsetMinutes: 60)
  private static let mock = MockSummary(
    name: "20261203T080000Z-rapid", started: moment, form: .rapid, item: nil, isOpen: false,
    title: "Rapid `questions`",
    result: MockSummary.Result(total: 4.5, found: 4.5, most: 6, passes: true, isEndedEarly: false))

  private static func answers(of mock: String?) throws -> UndoableAnswers {
    let device = try #require(device)
    let reviews = (1...3).map { number in
      PastReview(
        reference: EventReference(device: device, number: Int64(number)),
        key: RecordKey(item: "item-\(number)"), record: number, moment: moment, rating: .good,
        due: 0,
        milliseconds: 0, suggested: nil, score: nil, hints: 0, sure: nil, ahead: false, mock: mock)
    }
    return UndoableAnswers(
      answers: mock == nil ? reviews.prefix(1).map { [$0] } : [reviews], device: device)
  }

  private static func said(_ answers: UndoableAnswers) -> String {
    var text = PracticeText(
      isInteractive: true,
      reading: Reading(width: nil, signs: ReadingSigns(.rich, usesColor: false)),
      signs: TextSigns(.rich))
    text.mockOf = { $0 == mock.name ? mock : nil }
    return text.lines(of: .undoneMock(answers)).map(\.text).joined(separator: "\n")
  }

  @Test("a session that undid a mock interview said no more than the name of one of its items")
  func mockInterview() throws {
    #expect(
      Self.said(try Self.answers(of: Self.mock.name))
        == "Undone: mock interview · Rapid questions · 4.5 of 6 · 3 reviews · 2026-12-03 09:00. "
        + "Its transcript stays.")
  }

  @Test func anInterviewWhoseFileIsGone() throws {
    #expect(
      Self.said(try Self.answers(of: "gone"))
        == "Undone: mock interview · 3 reviews · 2026-12-03 09:00. Its transcript stays.")
  }
}
