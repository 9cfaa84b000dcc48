public import TrainerScoring

extension AnswerScorer {
  /// Prepares the question of an item.
  public init(_ item: Item) {
    self.init(question: item.title + "\n" + item.prompt, ideas: item.ideas)
  }
}
