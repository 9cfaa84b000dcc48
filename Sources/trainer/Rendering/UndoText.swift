import TrainerCore
import TrainerScheduling

/// The words for answers that may be taken back: which, when, and on which device.
struct UndoText {
  let earlier: UndoableAnswers
  let signs: TextSigns

  /// What people call an item, by the name its history is kept under.
  let nameOf: (RecordKey) -> String

  /// A mock interview by the name of its files; nil where it is not there.
  let mockOf: (String) -> MockSummary?

  init(
    _ earlier: UndoableAnswers, _ signs: TextSigns, _ nameOf: @escaping (RecordKey) -> String,
    _ mockOf: @escaping (String) -> MockSummary?
  ) {
    self.earlier = earlier
    self.signs = signs
    self.nameOf = nameOf
    self.mockOf = mockOf
  }

  /// More lines than these are a wall before a question.
  private static let shown = 10

  /// A line for each answer, the newest first.
  var lines: [String] {
    let lines = earlier.answers.map { parts(of: $0).joined(separator: signs.dot) }
    guard lines.count > Self.shown else { return lines }
    return lines.prefix(Self.shown - 1) + ["and \(lines.count - Self.shown + 1) more"]
  }

  /// The newest of them.
  var newest: String { parts(of: earlier.answers.first ?? []).joined(separator: signs.dot) }

  /// The one answer of an earlier session, for the midst of a sentence.
  var sentence: String {
    let isMock = earlier.answers.first?.first?.mock != nil
    return isMock ? "a \(newest)" : "an answer of an earlier session: \(newest)"
  }

  private func parts(of answer: [PastReview]) -> [String] {
    guard let last = answer.first else { return [] }
    let what =
      last.mock.map { words(about: $0) + [counted(answer.count, "review")] }
      ?? [last.rating.word, nameOf(last.key)]
    let when = String(last.moment.iso8601.prefix(16)).replacing("T", with: " ")
    let device = last.reference.device
    return what + [when] + (device == earlier.device ? [] : ["on \(device)"])
  }

  /// Which interview it was, and what it came to.
  private func words(about name: String) -> [String] {
    guard let mock = mockOf(name) else { return ["mock interview"] }
    let score = mock.result.map { "\(HalfPoints(rounding: $0.total)) of \($0.most)" }
    return ["mock interview", PlainMarkdown.text(mock.title), score].compactMap(\.self)
  }
}
