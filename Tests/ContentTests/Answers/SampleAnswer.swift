import Testing
import TrainerCore
import TrainerScoring

/// An answer to an item with what must be heard in it, written before it was scored.
struct SampleAnswer: Sendable, CustomTestStringConvertible {
  let item: String
  let text: String

  /// Whether it is meant to be right.
  let isGood: Bool

  /// What it must get, by the numbers of the ideas from 1; what is not named may get anything.
  let verdicts: [Int: Wanted]

  /// What may be heard.
  enum Wanted: String, Sendable {
    case covered
    case contradicted

    /// Missing or contradicted: a wrong answer may say nothing of an idea or the opposite of it.
    case notCovered = "not-covered"

    func allows(_ verdict: Verdict) -> Bool {
      switch self {
      case .covered: verdict == .covered
      case .contradicted: verdict == .contradicted
      case .notCovered: verdict != .covered
      }
    }
  }

  /// All of them, in the order of the decks.
  static let all: [SampleAnswer] = {
    guard let text = try? ShippedContent.fixture("Fixtures/answers.jsonl") else { return [] }
    return text.split(separator: "\n").compactMap { line in
      (try? JSONValue(parsing: line.utf8)).flatMap(SampleAnswer.init)
    }
  }()

  private init?(_ line: JSONValue) {
    guard let item = line["item"]?.string, let text = line["text"]?.string,
      let isGood = line["good"]?.bool, let members = line["verdicts"]?.object
    else { return nil }
    var verdicts: [Int: Wanted] = [:]
    for member in members {
      guard let number = Int(member.key),
        let verdict = member.value.string.flatMap(Wanted.init(rawValue:))
      else { return nil }
      verdicts[number] = verdict
    }
    (self.item, self.text, self.isGood, self.verdicts) = (item, text, isGood, verdicts)
  }

  var testDescription: String { "\(item), \(isGood ? "right" : "wrong")" }
}
