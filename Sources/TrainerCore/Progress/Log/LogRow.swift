import TrainerScheduling

/// One event of a log in a form that millions of them can be kept in: 40 bytes, names as numbers.
struct LogRow: Sendable {
  enum Kind: UInt8 {
    /// `subject` is a record, `payload` when it is due.
    case review
    /// `subject` is an item, `payload` the print of what it said.
    case item
    /// `payload` is the place of its body among the rare events.
    case rare
    /// Nothing that this program knows.
    case foreign
  }

  struct Flags: OptionSet {
    let rawValue: UInt8

    static let undone = Flags(rawValue: 1)
    static let ahead = Flags(rawValue: 2)
    static let asksSure = Flags(rawValue: 4)
    static let isSure = Flags(rawValue: 8)
  }

  /// UTC milliseconds, as the device's clock said.
  var time: Int64
  var number: Int64
  var payload: Int64 = 0
  var subject: Int32 = -1
  var milliseconds: UInt32 = 0
  /// Minutes east of UTC.
  var offset: Int16
  var kind: Kind
  var rating: Rating = .again
  /// A rating, or 0.
  var suggested: UInt8 = 0
  /// Tenths and 1, or 0 for none.
  var score: UInt8 = 0
  var hints: UInt8 = 0
  var flags: Flags = []

  @inline(__always)
  var moment: Moment { Moment(utcMilliseconds: time, offsetMinutes: Int(offset)) }
}

extension LogRow {
  init(_ kind: Kind, number: Int64, moment: Moment) {
    self.init(
      time: moment.utcMilliseconds, number: number, offset: Int16(moment.offsetMinutes), kind: kind)
  }

  /// Takes over what a review said, but for its record.
  mutating func take(_ facts: ReviewFacts) {
    payload = facts.due
    milliseconds = UInt32(clamping: facts.milliseconds)
    rating = facts.rating
    suggested = UInt8(facts.suggested?.rawValue ?? 0)
    score = facts.score.map { Self.packed(score: $0) } ?? 0
    hints = UInt8(clamping: facts.hints)
    if facts.ahead { flags.insert(.ahead) }
    if let sure = facts.sure { flags.formUnion(sure ? [.asksSure, .isSure] : .asksSure) }
  }

  static func packed(score: Double) -> UInt8 {
    UInt8(max(0, min(100, (score * 10).rounded()))) + 1
  }
}
