public import TrainerScheduling

extension MockSession {
  /// The ratings of the items that the interview touched, each once: the lowest where several
  /// questions name one; in the order in which the deck has them.
  public var reviews: [MockReview] {
    var reviews: [MockReview] = []
    for (item, rating) in touched {
      if let place = reviews.firstIndex(where: { $0.item == item }) {
        reviews[place].rating = min(reviews[place].rating, rating)
      } else {
        reviews.append(MockReview(item: item, rating: rating))
      }
    }
    return reviews
  }

  private var touched: [(item: String, rating: Rating)] {
    let report = report
    let questions = report.questions.filter { result in
      plan.form == .rapid
        ? result.wasJudged : result.rating != nil || result.found > 0
    }
    let checkpoints = report.hasCode ? report.checkpoints : []
    let bugs = report.bugs.filter(\.wasJudged)
    return questions.compactMap { result in
      result.question.item.map { ($0, Marks.rating(found: result.found)) }
    }
      + checkpoints.compactMap { heard in
        heard.checkpoint.item.map { ($0, Marks.rating(heard.standing)) }
      }
      + bugs.compactMap { result in
        guard let item = result.question.item, let found = result.ideas.first else { return nil }
        return (item, Marks.rating(found.standing))
      }
  }
}

/// An item that a mock interview touched, with the rating that follows from what was found.
public struct MockReview: Sendable, Hashable {
  /// The item's id.
  public let item: String

  /// The rating.
  public internal(set) var rating: Rating
}
