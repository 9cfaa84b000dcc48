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

  /// What an item says and between which items it stands.
  func text(of item: Item) -> ItemText {
    let siblings = decks.first { $0.file == item.place.file }?.items ?? []
    let position = siblings.firstIndex { $0.id == item.id }
    return ItemText(
      item: item.id, kind: item.kind.rawValue, text: item.identityText, file: item.place.file,
      after: position.flatMap { $0 > 0 ? siblings[$0 - 1].id : nil },
      before: position.flatMap { $0 + 1 < siblings.count ? siblings[$0 + 1].id : nil })
  }
}
