import TrainerScheduling
import TrainerText

/// Reads a review log whose cards are called as items are called here.
enum ReviewLogImport {
  static func read(_ source: SourceText, zone: Int) throws(ImportRefusal) -> ImportReading {
    let log = ReviewLogCSV(name: source.name, bytes: source.bytes)
    if log.count == 0 {
      let problem = log.problems.first
      throw ImportRefusal(
        problem?.place.line ?? 1,
        problem.map { $0.message } ?? "expected reviews under \(ReviewLogColumn.card.rawValue), …")
    }
    var reading = ImportReading(format: .revlog)
    let keys = log.cardIDs.map { RecordKey($0) }
    reading.reviews.reserveCapacity(log.count)
    for place in 0..<log.count {
      let card = Int(log.cards[place])
      guard let rating = Rating(rawValue: Int(log.ratings[place])),
        LineLimits.times ~= log.times[place]
      else {
        reading.unread.append(ImportNote(log.cardLines[card], "a time beyond the year 9999"))
        continue
      }
      let duration = log.durations.isEmpty ? 0 : Int(log.durations[place])
      reading.reviews.append(
        ImportReading.NamedReview(
          key: keys[card],
          review: ImportedItem.Review(
            moment: Moment(utcMilliseconds: log.times[place], offsetMinutes: zone), rating: rating,
            milliseconds: min(duration, LineLimits.durations.upperBound)),
          line: log.cardLines[card]))
    }
    reading.unread += log.problems.map { ImportNote($0.place.line, $0.message) }
    return reading
  }
}
