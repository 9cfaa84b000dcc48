extension Library {
  /// What goes into the log with a review of a question: the item's text where the log does not have
  /// it as it is now, and the review itself.
  public func events(
    recording review: ReviewFacts, of question: Question, after progress: Progress
  ) -> [EventBody] {
    let text = text(of: question.item)
    return (progress.isKnown(text) ? [] : [.item(text)]) + [.review(review)]
  }
}
