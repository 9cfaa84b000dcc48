import TrainerScheduling

/// A review as a part of one record's history; 16 bytes.
struct HistoryEvent: Sendable {
  private let time: Int64
  /// The era, times 8, and the rating.
  private let eraAndRating: UInt32
  /// Minutes east of UTC.
  private let offset: Int16
  /// Which of the histories of its share it belongs to.
  let place: UInt16

  /// Which of the settings of that time holds.
  @inline(__always)
  var era: Int { Int(eraAndRating >> 3) }

  @inline(__always)
  var rating: Rating { Rating(rawValue: Int(eraAndRating & 7)) ?? .again }

  @inline(__always)
  var moment: Moment { Moment(utcMilliseconds: time, offsetMinutes: Int(offset)) }

  @inline(__always)
  init(_ rating: Rating, _ row: LogRow, era: Int, history: Int32) {
    time = row.time
    offset = row.offset
    place = UInt16(truncatingIfNeeded: Int(history) % Histories.shareSize)
    eraAndRating =
      UInt32(truncatingIfNeeded: era) << 3 | UInt32(truncatingIfNeeded: rating.rawValue)
  }
}
