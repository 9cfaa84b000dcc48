import TrainerScheduling

/// What happened to one record: a review, or a due date that a plan moved; 24 bytes.
struct HistoryEvent {
  let time: Int64
  let due: Int64
  /// Minutes east of UTC.
  private let offset: Int16
  /// Which of the histories of its share it belongs to.
  let place: UInt16
  /// The era, times 8, and a rating, or 0 for a moved due date.
  private let eraAndRating: UInt32

  /// Which of the settings of that time holds.
  @inline(__always)
  var era: Int { Int(eraAndRating >> 3) }

  /// Nil for a moved due date.
  @inline(__always)
  var rating: Rating? { Rating(rawValue: Int(eraAndRating & 7)) }

  @inline(__always)
  var moment: Moment { Moment(utcMilliseconds: time, offsetMinutes: Int(offset)) }

  /// What a row tells of a history.
  @inline(__always)
  init(_ row: LogRow, of log: DeviceLog, era: Int, history: Int32) {
    var due = row.payload
    var rating = UInt32(truncatingIfNeeded: row.rating.rawValue)
    if row.kind == .rare, case .due(_, let moved) = log.rare[Int(row.payload)] {
      due = moved
      rating = 0
    }
    time = row.time
    self.due = due
    offset = row.offset
    place = UInt16(truncatingIfNeeded: Int(history) % Histories.shareSize)
    eraAndRating = UInt32(truncatingIfNeeded: era) << 3 | rating
  }
}
