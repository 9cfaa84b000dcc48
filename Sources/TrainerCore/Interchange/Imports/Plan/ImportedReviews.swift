import TrainerScheduling

/// The reviews that are here, so that none is taken twice.
struct ImportedReviews {
  private struct Print: Hashable {
    let key: RecordKey
    let time: Int64
  }

  private var here: Set<Print> = []

  /// The reviews of each record that are here, the oldest first.
  private(set) var history: [RecordKey: [(moment: Moment, rating: Rating)]] = [:]

  init(_ folder: StateFolder) throws(StateError) {
    for review in try folder.history() {
      here.insert(Print(key: review.key, time: review.moment.utcMilliseconds))
      if !review.ahead || review.rating == .again {
        history[review.key, default: []].append((review.moment, review.rating))
      }
    }
  }

  /// Keeps those that are not here yet, which are here from now on.
  mutating func keepNew(of reviews: inout [ImportReading.NamedReview]) {
    reviews.removeAll {
      !here.insert(Print(key: $0.key, time: $0.review.moment.utcMilliseconds)).inserted
    }
  }
}
