public import TrainerScheduling
import TrainerScoring

extension PracticeSession {
  mutating func rate(
    _ revealed: Revealed, _ rating: Rating, at time: SessionTime
  ) -> [PracticeEffect] {
    stage = .recording(revealed, rating)
    let asked = revealed.asked
    let isAhead = asked.reason == .ahead
    var ideas: ScoredIdeas?
    if case .ideas(let found) = revealed.judgement.finding { ideas = found }
    let review = ReviewFacts(
      key: questions[asked.index].key, rating: rating, due: revealed.outcomes[rating].due,
      milliseconds: time.milliseconds(since: asked.shownAt),
      suggested: revealed.judgement.suggestion, score: ideas?.score.points, hints: asked.hints,
      sure: revealed.isSure, ahead: isAhead, ideas: verdicts(ideas))
    let said = (ideas?.said ?? []).sorted().map { number in
      SaidIdea(
        item: review.key.item, idea: ideas?.ideas[number].id ?? "",
        words: revealed.judgement.answer)
    }
    return [.record(review, questions[asked.index], said: said, at: time.moment)]
  }

  private func verdicts(_ ideas: ScoredIdeas?) -> [IdeaVerdict] {
    (ideas?.score.verdicts ?? []).map {
      IdeaVerdict(idea: $0.idea, verdict: $0.verdict.rawValue)
    }
  }

  /// Takes note that the answer is on disk under a name, and where it left its question; goes on to
  /// the next one.
  public mutating func recorded(
    _ schedule: CardSchedule, as event: EventReference, at time: SessionTime
  ) -> [PracticeEffect] {
    guard case .recording(let revealed, let rating) = stage else { return [] }
    let index = revealed.asked.index
    past.append(Answered(before: sitting, asked: revealed.asked, event: event))
    sitting.tally.append(
      TallyEntry(
        index: index, rating: rating, hints: revealed.asked.hints,
        isRight: revealed.judgement.finding.isRight, isSure: revealed.isSure,
        isFirst: !sitting.tally.contains { $0.index == index }))
    if let before = self.schedule(of: index), before.phase == .review {
      sitting.load?.remove(on: scheduler.dueDay(of: before))
    }
    if schedule.phase == .review { sitting.load?.add(on: scheduler.dueDay(of: schedule)) }
    sitting.schedules[index] = .some(schedule)
    sitting.queue.answered(index, rating: rating, now: schedule)
    let saved = SavedReview(
      key: questions[index].key, rating: rating,
      dueDay: scheduler.studyDay(
        of: Moment(utcMilliseconds: schedule.due, offsetMinutes: time.moment.offsetMinutes)),
      stepWait: schedule.phase == .review
        ? nil : schedule.due - schedule.lastReview.utcMilliseconds)
    return [.show(.saved(saved))] + askNext(at: time)
  }

  /// Takes note that the answer could not be written: it stays on the screen and can be rated again.
  public mutating func failedToRecord() {
    guard case .recording(let revealed, _) = stage else { return }
    stage = .revealed(revealed)
  }
}
