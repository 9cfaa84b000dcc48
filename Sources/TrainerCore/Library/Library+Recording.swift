extension Library {
  /// What goes into the log with a review of a question: the item's text where the log does not have
  /// it as it is now, the ideas that the learner said unheard, and, last, the review itself.
  public func events(
    recording review: ReviewFacts, of question: Question, said: [SaidIdea] = [],
    after progress: Progress
  ) -> [EventBody] {
    let text = text(of: question.item)
    return (progress.isKnown(text) ? [] : [.item(text)])
      + said.map { .said(item: $0.item, idea: $0.idea, words: $0.words) } + [.review(review)]
  }
}
