public import TrainerScheduling

extension Moment {
  /// Reads `2026-12-04T08:30:00+01:00`; nil for anything else, also without an offset.
  ///
  /// Seconds may be left out or have a fraction, the offset may be `Z`, `+0100` or `+01`.
  public init?(iso8601 text: some StringProtocol) {
    let text = String(text)
    guard let day = StudyDay(iso: text.prefix(10)) else { return nil }
    var scanner = DigitScanner(text.utf8.dropFirst(10))
    guard scanner.take("T") || scanner.take("t") || scanner.take(" "),
      let hour = scanner.number(digits: 2, in: 0...23), scanner.take(":"),
      let minute = scanner.number(digits: 2, in: 0...59)
    else { return nil }
    var milliseconds = 0
    if scanner.take(":") {
      guard let seconds = scanner.seconds() else { return nil }
      milliseconds = seconds
    }
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    let minutes = (day.number * 24 + hour) * 60 + minute - offset
    self.init(
      utcMilliseconds: Int64(minutes) * 60_000 + Int64(milliseconds), offsetMinutes: offset)
  }

  /// The moment as its wall clock showed it, `2026-12-04T08:30:00+01:00`; a fraction of the second
  /// stands there where it has one.
  public var iso8601: String {
    var text: [UInt8] = []
    appendISO8601(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds the moment as ``iso8601`` has it: where there are millions, no text is made of each.
  func appendISO8601(to text: inout [UInt8]) {
    let parts = WallTime(utcMilliseconds + Int64(offsetMinutes) * 60_000)
    parts.day.appendISO(to: &text)
    text.append(UInt8(ascii: "T"))
    text.appendPadded(parts.hour, to: 2)
    for part in [parts.minute, parts.second] {
      text.append(UInt8(ascii: ":"))
      text.appendPadded(part, to: 2)
    }
    if parts.millisecond != 0 {
      text.append(UInt8(ascii: "."))
      text.appendPadded(parts.millisecond, to: 3)
    }
    appendOffset(to: &text)
  }

  /// The instant in UTC to the second without any sign that a file system forbids,
  /// `20261204T073000Z`.
  package var fileStamp: String {
    let parts = WallTime(utcMilliseconds)
    var text: [UInt8] = []
    parts.day.appendISO(to: &text)
    text.removeAll { $0 == UInt8(ascii: "-") }
    text.append(UInt8(ascii: "T"))
    for part in [parts.hour, parts.minute, parts.second] { text.appendPadded(part, to: 2) }
    return String(decoding: text, as: UTF8.self) + "Z"
  }

  private func appendOffset(to text: inout [UInt8]) {
    guard offsetMinutes != 0 else { return text.append(UInt8(ascii: "Z")) }
    let minutes = abs(offsetMinutes)
    text.append(UInt8(ascii: offsetMinutes < 0 ? "-" : "+"))
    text.appendPadded(minutes / 60, to: 2)
    text.append(UInt8(ascii: ":"))
    text.appendPadded(minutes % 60, to: 2)
  }
}

/// The parts of a time of day, from the milliseconds since 1970-01-01 on a wall clock.
private struct WallTime {
  let day: StudyDay
  let hour: Int
  let minute: Int
  let second: Int
  let millisecond: Int

  init(_ milliseconds: Int64) {
    let days = milliseconds.flooredQuotient(by: 86_400_000)
    let rest = Int(milliseconds - days * 86_400_000)
    day = StudyDay(number: Int(days))
    hour = rest / 3_600_000
    minute = rest / 60_000 % 60
    second = rest / 1000 % 60
    millisecond = rest % 1000
  }
}

/// Takes digits and single signs from the front of a text.
private struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: Substring.UTF8View) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(digits: Int, in range: ClosedRange<Int>) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return range.contains(value) ? value : nil
  }

  /// Seconds with or without a fraction, in milliseconds; digits after the third are dropped.
  mutating func seconds() -> Int? {
    guard let whole = number(digits: 2, in: 0...59) else { return nil }
    guard take(".") || take(",") else { return whole * 1000 }
    guard let first = digit() else { return nil }
    var fraction = first * 100
    var unit = 10
    while let digit = digit() {
      fraction += digit * unit
      unit /= 10
    }
    return whole * 1000 + fraction
  }

  /// `Z`, `+01:00`, `+0100` or `+01`, in minutes.
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isNegative = take("-")
    guard isNegative || take("+"), let hours = number(digits: 2, in: 0...23) else { return nil }
    var minutes = 0
    if take(":") || !isAtEnd {
      guard let number = number(digits: 2, in: 0...59) else { return nil }
      minutes = number
    }
    return (isNegative ? -1 : 1) * (hours * 60 + minutes)
  }

  private mutating func digit() -> Int? {
    guard let first = rest.first, case let digit = first &- UInt8(ascii: "0"), digit < 10
    else { return nil }
    rest.removeFirst()
    return Int(digit)
  }
}
