/// A day as a person writes it: `in 11 days`, `next friday`, `11 december`, `2026-12-11`, `none`.
///
/// What can be read in two ways is not read: `12/11` is another day on each side of an ocean.
public enum SpokenDay: Hashable, Sendable {
  /// That day, which may be over.
  case day(StudyDay)

  /// No day at all.
  case never

  /// Reads a text on a day; nil where it says no day, or a weekday that its date does not have.
  public init?(_ text: String, from today: StudyDay) {
    let words = Self.words(of: text)
    if ["none", "off", "no", "never"].contains(words.joined(separator: " ")) {
      self = .never
    } else if let day = StudyDay(iso: words.joined(separator: "-")) ?? today.named(words) {
      self = .day(day)
    } else {
      return nil
    }
  }

  /// Lower case, without commas, and without the words that say nothing.
  private static func words(of text: String) -> [String] {
    let words = text.lowercased().split { ", \t".contains($0) }.map(String.init)
    return words.filter { !["on", "the", "of", "this", "from", "now"].contains($0) }
  }
}

extension StudyDay {
  fileprivate func named(_ words: [String]) -> StudyDay? {
    switch words {
    case ["today"], ["tonight"]: return self
    case ["tomorrow"]: return advanced(by: 1)
    case ["yesterday"]: return advanced(by: -1)
    case ["day", "after", "tomorrow"]: return advanced(by: 2)
    case ["next", "week"]: return advanced(by: 7)
    case ["next", "month"]: return later(by: 1, .month)
    default: return distant(words) ?? onWeekday(words) ?? onDate(words)
    }
  }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
