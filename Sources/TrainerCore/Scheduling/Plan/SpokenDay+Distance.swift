/// What time is counted in.
enum CalendarUnit {
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
  func distant(_ words: [String]) -> StudyDay? {
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
  func later(by count: Int, _ unit: CalendarUnit) -> StudyDay? {
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
