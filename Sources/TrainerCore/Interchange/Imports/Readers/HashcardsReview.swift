import TrainerScheduling

/// A review of a session in the JSON of hashcards.
struct HashcardsReview {
  /// Of the card.
  let hash: String
  let review: ImportedItem.Review

  /// Nil without a card, a time or a grade; `zone` is in minutes east of UTC.
  init?(_ value: JSONValue, zone: Int) {
    guard let hash = value["hash"]?.string,
      let moment = value["reviewedAt"]?.string.flatMap({ Self.moment($0, zone) }),
      let rating = value["grade"]?.string.flatMap(Self.rating)
    else { return nil }
    self.hash = hash
    review = ImportedItem.Review(
      moment: moment, rating: rating, due: value["dueDate"]?.string.flatMap { StudyDay(iso: $0) })
  }

  /// Times there are those of the wall clock, without an offset.
  private static func moment(_ text: String, _ zone: Int) -> Moment? {
    if let moment = Moment(iso8601: text) { return moment }
    guard let local = Moment(iso8601: text + "Z") else { return nil }
    return Moment(
      utcMilliseconds: local.utcMilliseconds - Int64(zone) * 60_000, offsetMinutes: zone)
  }

  private static func rating(_ grade: String) -> Rating? {
    switch grade.lowercased() {
    case "forgot", "again": .again
    case "hard": .hard
    case "good": .good
    case "easy": .easy
    default: nil
    }
  }
}
