import TrainerScheduling

extension Moment {
  /// Reads an ISO 8601 instant with its offset, such as `2026-12-04T08:30:00+01:00`.
  ///
  /// Seconds and their fraction may be left out; nil where the text is anything else, has no
  /// offset, or names an instant that no clock shows.
  init?(iso text: String) {
    var scanner = InstantScanner(text)
    guard let day = StudyDay(iso: scanner.take(10)),
      scanner.takeOne(of: "Tt ") != nil,
      let time = scanner.millisecondsOfDay(),
      let offset = scanner.offsetMinutes(), scanner.isAtEnd
    else { return nil }
    let local = Int64(day.number) * 86_400_000 + time
    self.init(utcMilliseconds: local - Int64(offset) * 60_000, offsetMinutes: offset)
  }

  /// The instant as ISO 8601 writes it, with its offset; a fraction only where there is one.
  var iso: String {
    let local = utcMilliseconds + Int64(offsetMinutes) * 60_000
    let day = studyDay(dayStartMinutes: 0)
    let time = Int(local - Int64(day.number) * 86_400_000)
    let clock = [time / 3_600_000, time / 60_000 % 60, time / 1000 % 60].map(twoDigits)
    let fraction = time % 1000 == 0 ? "" : ".\(String(1000 + time % 1000).dropFirst())"
    let east = offsetMinutes.magnitude
    let offset = [Int(east) / 60, Int(east) % 60].map(twoDigits).joined(separator: ":")
    return "\(day.iso)T\(clock.joined(separator: ":"))\(fraction)"
      + (offsetMinutes < 0 ? "-" : "+") + offset
  }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

/// Takes an instant apart from left to right.
private struct InstantScanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ count: Int) -> Substring {
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func takeOne(of characters: String) -> Character? {
    guard let next = rest.first, characters.contains(next) else { return nil }
    rest.removeFirst()
    return next
  }

  mutating func millisecondsOfDay() -> Int64? {
    guard let hour = number(2, below: 24), takeOne(of: ":") != nil,
      let minute = number(2, below: 60)
    else { return nil }
    var milliseconds = (hour * 60 + minute) * 60_000
    guard takeOne(of: ":") != nil else { return Int64(milliseconds) }
    guard let second = number(2, below: 60) else { return nil }
    milliseconds += second * 1000
    guard takeOne(of: ".,") != nil else { return Int64(milliseconds) }
    guard let fraction = fraction() else { return nil }
    return Int64(milliseconds + fraction)
  }

  mutating func offsetMinutes() -> Int? {
    guard let sign = takeOne(of: "Zz+-") else { return nil }
    if sign == "Z" || sign == "z" { return 0 }
    guard let hours = number(2, below: 24) else { return nil }
    let hasColon = takeOne(of: ":") != nil
    if isAtEnd, !hasColon { return sign == "-" ? -hours * 60 : hours * 60 }
    guard let minutes = number(2, below: 60) else { return nil }
    return (hours * 60 + minutes) * (sign == "-" ? -1 : 1)
  }

  private mutating func number(_ digits: Int, below bound: Int) -> Int? {
    let text = take(digits)
    guard text.count == digits, text.allSatisfy(\.isASCIIDigit), let value = Int(text),
      value < bound
    else { return nil }
    return value
  }

  private mutating func fraction() -> Int? {
    let digits = rest.prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return Int((digits + "00").prefix(3))
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
