import TrainerScheduling

/// One event of a log in a form that millions of them can be kept in: 32 bytes, names as numbers.
struct LogRow: Sendable {
  enum Kind: Hashable, Sendable {
    /// `subject` is a record, `payload` when it is due.
    case review(Rating)
    /// `subject` is an item, `payload` the print of what it said.
    case item
    /// `payload` is the place of its body among the rare events.
    case rare
    /// Nothing that this program knows.
    case foreign
  }

  /// UTC milliseconds, as the device's clock said.
  let time: Int64
  let number: Int64
  var payload: Int64 = 0
  var subject: Int32 = -1
  /// Minutes east of UTC.
  let offset: Int16
  let kind: Kind
  private var flags: UInt8 = 0

  @inline(__always)
  init(_ kind: Kind, number: Int64, time: Int64, offset: Int) {
    self.kind = kind
    self.number = number
    self.time = time
    self.offset = Int16(truncatingIfNeeded: offset)
  }

  init(_ kind: Kind, number: Int64, moment: Moment) {
    self.init(
      kind, number: number, time: moment.utcMilliseconds, offset: moment.offsetMinutes)
  }

  @inline(__always)
  var moment: Moment { Moment(utcMilliseconds: time, offsetMinutes: Int(offset)) }

  /// Whether an undo names it.
  var isUndone: Bool {
    get { flags & 1 != 0 }
    set { flags = newValue ? flags | 1 : flags & ~1 }
  }

  /// Whether it was asked before it was due.
  var isAhead: Bool {
    get { flags & 2 != 0 }
    set { flags = newValue ? flags | 2 : flags & ~2 }
  }

  var isReview: Bool {
    if case .review = kind { true } else { false }
  }

  /// The rating of a review that counts for memory, else nil: one ahead of its time counts where it was
  /// forgotten, and one that was undone not at all.
  @inline(__always)
  var countedRating: Rating? {
    guard case .review(let rating) = kind, flags == 0 || !isUndone && rating == .again else {
      return nil
    }
    return rating
  }
}

/// What figures and exports tell of an answer beside its row; 8 bytes.
struct AnswerFacts: Hashable, Sendable {
  private var milliseconds: UInt32
  /// A rating, or 0.
  private var suggested: UInt8 = 0
  /// Tenths and 1, or 0 for none.
  private var score: UInt8 = 0
  private var hints: UInt8 = 0
  /// 0 for not asked, 1 for no, 2 for yes.
  private var sure: UInt8 = 0

  init(milliseconds: UInt32 = 0) { self.milliseconds = milliseconds }

  init(_ facts: ReviewFacts) {
    milliseconds = UInt32(clamping: facts.milliseconds)
    suggestedRating = facts.suggested
    scored = facts.score
    hintCount = facts.hints
    isSure = facts.sure
  }

  var time: Int { Int(milliseconds) }

  var suggestedRating: Rating? {
    get { Rating(rawValue: Int(suggested)) }
    set { suggested = UInt8(newValue?.rawValue ?? 0) }
  }

  /// To a tenth.
  var scored: Double? {
    get { score == 0 ? nil : Double(score - 1) / 10 }
    set { score = newValue.map { UInt8(max(0, min(100, ($0 * 10).rounded()))) + 1 } ?? 0 }
  }

  /// No more than 255.
  var hintCount: Int {
    get { Int(hints) }
    set { hints = UInt8(clamping: newValue) }
  }

  var isSure: Bool? {
    get { sure == 0 ? nil : sure == 2 }
    set { sure = newValue.map { $0 ? 2 : 1 } ?? 0 }
  }
}
