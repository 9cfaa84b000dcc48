import TrainerScheduling

/// What figures count of a review: numbers only, so that millions are passed by quickly.
struct ReviewGlance {
  /// The number of what was reviewed, as in ``PastReview/record``.
  let record: Int
  let moment: Moment
  let rating: Rating

  /// When it was due next, in milliseconds since 1970-01-01 UTC.
  let due: Int64
  let milliseconds: Int
  let suggested: Rating?
  let sure: Bool?
  let ahead: Bool
}

extension ReviewHistory {
  /// Shows all reviews at a glance, the oldest first.
  func forEachGlance(_ visit: (ReviewGlance) -> Void) {
    var start = 0
    while start < places.count {
      let device = places[start].device
      // Logs are taken once for all reviews of a device that follow each other.
      let log = devices[Int(device)]
      while start < places.count, places[start].device == device {
        let place = places[start]
        let row = log.rows[Int(place.row)]
        let answer = log.answers[Int(place.row)]
        visit(
          ReviewGlance(
            record: Int(present[Int(row.subject)]), moment: row.moment, rating: place.rating,
            due: row.payload, milliseconds: answer.time, suggested: answer.suggestedRating,
            sure: answer.isSure, ahead: row.isAhead))
        start += 1
      }
    }
  }
}

extension PastReview {
  /// What figures count of it.
  var glance: ReviewGlance {
    ReviewGlance(
      record: record, moment: moment, rating: rating, due: due, milliseconds: milliseconds,
      suggested: suggested, sure: sure, ahead: ahead)
  }
}
