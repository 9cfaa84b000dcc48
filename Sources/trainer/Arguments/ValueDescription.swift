import TrainerCore
import TrainerScheduling

/// What may stand after an option.
enum ValueDescription: Sendable, Hashable {
  case text(String)
  case path(String)
  case integer(String, ClosedRange<Int>)
  case number(String, ClosedRange<Double>)
  case seed(String)
  case instant(String)
  case day(String)

  /// What content has that name.
  case name(String, [NameKind])

  /// What there is help on.
  case page(String)

  /// A text of which some are known; whoever reads it says what is wrong with another one.
  case known(String, [String])

  /// One of some words.
  case choice(String, [String])

  /// The year 9000, in milliseconds since 1970: what is due later must still have a year of four digits.
  private static let endOfTime: Int64 = 221845392000000

  /// What logs can hold and dates can say: from the year 1 on.
  private static let times: Range<Int64> = -62_135_596_800_000..<endOfTime

  /// The name that stands for it in `help`, such as `DIR`.
  var name: String {
    switch self {
    case .text(let name), .path(let name), .integer(let name, _), .number(let name, _),
      .seed(let name), .instant(let name), .day(let name), .choice(let name, _),
      .name(let name, _), .page(let name), .known(let name, _):
      name
    }
  }

  /// What is accepted, as messages say it.
  var expectation: String {
    switch self {
    case .text, .path, .name, .page, .known: "some text"
    case .integer(_, let range) where range.upperBound == .max:
      "a whole number from \(range.lowerBound)"
    case .integer(_, let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(_, let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .seed: "a whole number from 0"
    case .instant: "an instant with its offset, such as 2026-12-04T08:30:00+01:00"
    case .day: "a date, such as 2026-12-04"
    case .choice(_, let words): "one of: \(words.joined(separator: ", "))"
    }
  }

  /// The value of a text, or nil when it is not what is accepted.
  func read(_ text: String) -> OptionValue? {
    switch self {
    case .text, .path, .name, .page, .known: text.isEmpty ? nil : .text(text)
    case .integer(_, let range): Int(text).flatMap { range.contains($0) ? .integer($0) : nil }
    case .number(_, let range): Double(text).flatMap { range.contains($0) ? .number($0) : nil }
    case .seed: UInt64(text).map { .seed($0) }
    case .instant:
      Moment(iso8601: text).flatMap { Self.times ~= $0.utcMilliseconds ? .instant($0) : nil }
    case .day: StudyDay(iso: text).map { .day($0) }
    case .choice(_, let words): words.contains(text) ? .text(text) : nil
    }
  }
}

/// What was given for an option.
enum OptionValue: Sendable, Hashable {
  case given
  case text(String)
  case integer(Int)
  case number(Double)
  case seed(UInt64)
  case instant(Moment)
  case day(StudyDay)
}
