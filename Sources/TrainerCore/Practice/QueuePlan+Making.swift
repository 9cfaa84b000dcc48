import TrainerScheduling

extension QueuePlan {
  /// Plans the study day of a moment for questions in the order of the files.
  ///
  /// `allowance` is how many new questions the day still admits; a backlog is measured by what one
  /// session shows. With an interview near, reviews are those that help most on its day; the round of
  /// the evening before holds nothing else. Where it does not matter which comes first, reviews are
  /// left in the order of the files.
  init(
    _ candidates: [QueueCandidate], at moment: Moment, scheduler: Scheduler, allowance: Int,
    sessionItems: Int, aim: InterviewAim? = nil, evening: EveningRound? = nil,
    isOrdered: Bool = true
  ) {
    let today = scheduler.studyDay(of: moment)
    let questions = QuestionsByPhase(candidates, at: moment, scheduler, isOrdered: isOrdered)
    let reviewing = questions.reviewing.map(\.index)
    steps = questions.steps
    early = questions.reviewing.filter { !$0.isDue }.map(\.index)
    reviews = questions.reviewing.filter(\.isDue).map(\.index)
    if let evening {
      take(evening, candidates, reviewing, on: today, scheduler, sessionItems)
      return
    }
    if let aim {
      let unseen = allowance > 0 ? candidates.count { $0.schedule == nil } : 0
      take(aim, candidates, reviewing, unseen: unseen, on: today, scheduler, sessionItems)
    }
    admit(questions.unseen, candidates, atMost: allowance)
    if aim == nil { noteBacklog(sessionItems) }
  }

  /// Takes one new question of an item at most, so that the allowance is not spent on deletions that
  /// wait.
  private mutating func admit(
    _ questions: [Int], _ candidates: [QueueCandidate], atMost allowance: Int
  ) {
    let itemCount = Set(questions.map { candidates[$0].item }).count
    var taken = Set(reviews.map { candidates[$0].item })
    for index in questions {
      if unseen.count >= allowance { break }
      if taken.insert(candidates[index].item).inserted { unseen.append(index) }
    }
    heldBack = unseen.count < allowance ? 0 : itemCount - unseen.count
  }

  /// In a backlog the most retrievable come first: what is still there is saved before what is lost
  /// anyway.
  private mutating func noteBacklog(_ sessionItems: Int) {
    guard reviews.count > Self.sessionsWithoutBacklog * sessionItems else { return }
    backlogSessions = (reviews.count + sessionItems - 1) / sessionItems
    reviews.reverse()
  }

  private static let sessionsWithoutBacklog = 3
}
