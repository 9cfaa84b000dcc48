extension StudyDay {
  /// `friday` is the next one that comes, `next friday` that of the week after this.
  func onWeekday(_ words: [String]) -> StudyDay? {
    guard let last = words.last, let wanted = Self.weekday(last) else { return nil }
    switch words.dropLast() {
    case []: return advanced(by: (wanted - weekday + 6) % 7 + 1)
    case ["next"]: return advanced(by: 7 - weekday + wanted)
    case ["last"]: return advanced(by: -((weekday - wanted + 6) % 7 + 1))
    default: return nil
    }
  }

  /// `11 december`, `dec 11 2026`, `friday 11th december`, `11.12.2026`.
  func onDate(_ words: [String]) -> StudyDay? {
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
