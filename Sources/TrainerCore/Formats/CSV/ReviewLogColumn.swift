/// The columns of a review log, by their names in the header.
public enum ReviewLogColumn: String, Sendable, CaseIterable {
  case card = "card_id"
  case time = "review_time"
  case rating = "review_rating"
  case state = "review_state"
  case duration = "review_duration"

  /// Whether a log without it says too little.
  public var isRequired: Bool { self == .card || self == .time || self == .rating }
}

/// Where the columns of a review log stand in its records.
struct ReviewLogColumns {
  let card: Int
  let time: Int
  let rating: Int
  let state: Int?
  let duration: Int?

  /// How many columns there are, known ones and others.
  let count: Int

  /// Finds the columns in a header; nil where one that is required is missing.
  init?(_ names: [String]) {
    func place(of column: ReviewLogColumn) -> Int? { names.firstIndex(of: column.rawValue) }
    guard let card = place(of: .card), let time = place(of: .time), let rating = place(of: .rating)
    else { return nil }
    self.card = card
    self.time = time
    self.rating = rating
    state = place(of: .state)
    duration = place(of: .duration)
    count = names.count
  }
}
