public import TrainerScheduling
import TrainerScoring

extension Library {
  /// What goes into the log after a mock interview: a review of each question that it touched, and the
  /// texts of items that the log does not have as they are now.
  ///
  /// Items that are gone or rest are passed over.
  public func events(
    recording session: MockSession, as name: String, at moment: Moment
  ) -> [EventBody] {
    let report = session.report
    return session.reviews.flatMap { review in
      questions(named: review.item).flatMap { question in
        let schedule = progress[question.key]?.schedule
        let scheduler = progress.scheduler(ofLesson: question.item.labels.lesson)
        let outcome = scheduler.outcome(
          of: review.rating, on: schedule, at: moment,
          seed: question.fuzzSeed(reviews: schedule?.reps ?? 0))
        let facts = ReviewFacts(
          key: question.key, rating: review.rating, due: outcome.due, milliseconds: 0,
          suggested: review.rating, mock: name, ideas: report.verdicts(on: review.item))
        return events(recording: facts, of: question, after: progress)
      }
    }
  }

  /// The questions of a name: one, or all deletions of a cloze that is named as a whole.
  private func questions(named name: String) -> [Question] {
    questions.filter {
      ($0.key.description == name || $0.key.item == name) && !progress.isResting($0.item.id)
    }
  }
}

extension MockReport {
  /// What a rapid question found, as a review tells it.
  fileprivate func verdicts(on item: String) -> [IdeaVerdict] {
    guard form == .rapid, let result = questions.first(where: { $0.question.item == item }) else {
      return []
    }
    return result.ideas.map { heard in
      let verdict =
        switch heard.standing {
        case .unasked, .prompted: "covered"
        case .missing: "missing"
        case .contradicted: "contradicted"
        }
      return IdeaVerdict(idea: heard.idea.id, verdict: verdict)
    }
  }
}
