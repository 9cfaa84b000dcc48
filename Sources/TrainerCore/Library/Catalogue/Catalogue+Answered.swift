import TrainerScheduling

extension Catalogue {
  /// How many questions there are, those that rest included.
  public var questionCount: Int { questions.count }

  /// The questions that were answered before and do not rest, in the order of the files.
  var answered: some Sequence<(topic: String?, schedule: CardSchedule)> {
    questions.lazy.filter { !progress.isResting($0.key.item) }.compactMap { question in
      schedule(of: question).map { (shelves[question.shelf].topic, $0) }
    }
  }
}
