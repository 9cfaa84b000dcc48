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

// MARK: - From today on

/// What time is counted in.
private enum CalendarUnit {
  case day
  case week
  case month

  init?(_ word: String) {
    switch word {
    case "d", "day", "days": self = .day
    case "w", "week", "weeks": self = .week
    case "month", "months": self = .month
    default: return nil
    }
  }
}

extension StudyDay {
  /// `in 11 days`, `2 weeks`, `3 days ago`.
  private func distant(_ words: [String]) -> StudyDay? {
    var words = words
    if words.first == "in" { words.removeFirst() }
    var isPast = false
    if words.last == "ago" {
      words.removeLast()
      isPast = true
    }
    guard words.count == 2, let count = Self.count(words[0]), let unit = CalendarUnit(words[1])
    else { return nil }
    return later(by: isPast ? -count : count, unit)
  }

  /// The same day of another month is its last one where it has no such day.
  private func later(by count: Int, _ unit: CalendarUnit) -> StudyDay? {
    switch unit {
    case .day: return advanced(by: count)
    case .week: return advanced(by: 7 * count)
    case .month:
      let months = year * 12 + month - 1 + count
      return (0...3).lazy.compactMap {
        StudyDay(year: months / 12, month: months % 12 + 1, day: day - $0)
      }.first
    }
  }

  /// Up to a hundred years of days.
  private static func count(_ word: String) -> Int? {
    let names = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ]
    if word == "a" || word == "an" { return 1 }
    if let number = names.firstIndex(of: word) { return number + 1 }
    guard word.allSatisfy(\.isASCIIDigit), let count = Int(word), count <= 36_500 else {
      return nil
    }
    return count
  }
}

// MARK: - By the calendar

extension StudyDay {
  /// `friday` is the next one that comes, `next friday` that of the week after this.
  private func onWeekday(_ words: [String]) -> StudyDay? {
    guard let last = words.last, let wanted = Self.weekday(last) else { return nil }
    switch words.dropLast() {
    case []: return advanced(by: (wanted - weekday + 6) % 7 + 1)
    case ["next"]: return advanced(by: 7 - weekday + wanted)
    case ["last"]: return advanced(by: -((weekday - wanted + 6) % 7 + 1))
    default: return nil
    }
  }

  /// `11 december`, `dec 11 2026`, `friday 11th december`, `11.12.2026`.
  private func onDate(_ words: [String]) -> StudyDay? {
    var words = words
    let named = words.first.flatMap(Self.weekday)
    if named != nil { words.removeFirst() }
    guard let date = date(words), named == nil || date.weekday == named else { return nil }
    return date
  }

  private func date(_ words: [String]) -> StudyDay? {
    if words.count == 1 { return Self.dotted(words[0]) }
    guard words.count == 2 || words.count == 3 else { return nil }
    let pairs = [(words[0], words[1]), (words[1], words[0])]
    guard
      let (day, month) = pairs.lazy.compactMap({ pair in
        Self.dayOfMonth(pair.0).flatMap { day in Self.month(pair.1).map { (day, $0) } }
      }).first
    else { return nil }
    if words.count == 2 { return nearest(day, month) }
    return Self.year(words[2]).flatMap { StudyDay(year: $0, month: month, day: day) }
  }

  /// Without a year the next such day is meant, unless one is over for less than a month: who says so
  /// has mistaken the date and not the year.
  private func nearest(_ day: Int, _ month: Int) -> StudyDay? {
    (-1...8).lazy.compactMap { StudyDay(year: year + $0, month: month, day: day) }
      .first { $0 - self > -31 }
  }

  private static func dotted(_ word: String) -> StudyDay? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let day = dayOfMonth(parts[0]), let month = Int(parts[1]),
      let year = year(parts[2])
    else { return nil }
    return StudyDay(year: year, month: month, day: day)
  }

  private static func dayOfMonth(_ word: String) -> Int? {
    var digits = word[...]
    if let ending = ["st", "nd", "rd", "th", "."].first(where: word.hasSuffix) {
      digits = digits.dropLast(ending.count)
    }
    guard (1...2).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(digits)
  }

  private static func year(_ word: String) -> Int? {
    word.count == 4 && word.allSatisfy(\.isASCIIDigit) ? Int(word) : nil
  }

  /// By the whole name or its first letters, three at least.
  private static func month(_ word: String) -> Int? {
    place(
      of: word,
      in: [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
      ]
    ).map { $0 + 1 }
  }

  private static func weekday(_ word: String) -> Int? {
    place(
      of: word,
      in: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"])
  }

  private static func place(of word: String, in names: [String]) -> Int? {
    let word = word.hasSuffix(".") ? String(word.dropLast()) : word
    return word.count < 3 ? nil : names.firstIndex { $0.hasPrefix(word) }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
