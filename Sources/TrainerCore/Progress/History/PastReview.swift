public import TrainerScheduling

/// A review as the log tells it, for figures, exports and undo.
public struct PastReview: Hashable, Sendable {
  /// Which line of which log tells it.
  public let reference: EventReference

  /// What was reviewed, by its present name.
  public let key: RecordKey

  /// The number of the name in its ``ReviewHistory``, from 0: the same for all reviews of one key.
  public let record: Int

  /// When.
  public let moment: Moment

  /// How well it was remembered, as the learner said.
  public let rating: Rating

  /// When it was due next, in milliseconds since 1970-01-01 UTC.
  public let due: Int64

  /// The time taken, in milliseconds.
  public let milliseconds: Int

  /// What was suggested, where something was.
  public let suggested: Rating?

  /// The score of a free answer, 0 to 10, to a tenth.
  public let score: Double?

  /// How many hints were shown.
  public let hints: Int

  /// Whether the learner felt sure, where that was asked.
  public let sure: Bool?

  /// Whether it was asked before it was due.
  public let ahead: Bool

  /// The mock interview that it came from.
  public let mock: String?
}

extension PastReview {
  /// The review that a row of a log tells, which stands at a place there.
  init(_ rating: Rating, _ row: LogRow, of log: DeviceLog, at place: Int, _ names: PresentNames) {
    let answer = log.answers[place]
    let record = Int(names.numbers[Int(row.subject)])
    self.init(
      reference: EventReference(device: log.device, number: row.number),
      key: names.keys[record], record: record, moment: row.moment, rating: rating,
      due: row.payload, milliseconds: answer.time, suggested: answer.suggestedRating,
      score: answer.scored, hints: answer.hintCount, sure: answer.isSure, ahead: row.isAhead,
      mock: log.mocks[place])
  }
}
