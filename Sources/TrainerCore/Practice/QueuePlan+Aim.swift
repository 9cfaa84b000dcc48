import TrainerScheduling

extension QueuePlan {
  /// Lets the interview choose among the questions in review, due or not; `unseen` are those to be
  /// begun yet, none where today admits no more.
  mutating func take(
    _ aim: InterviewAim, _ candidates: [QueueCandidate], _ reviewing: [Int], unseen: Int,
    on today: StudyDay, _ scheduler: Scheduler, _ answersADay: Int
  ) {
    let open = Self.open(reviewing, candidates, scheduler)
    let due = Set(reviews)
    reviews = aim.choice(
      of: open, seen: candidates.count { $0.schedule != nil }, unseen: unseen, on: today,
      answersADay: answersADay)
    let chosen = Set(reviews)
    beforeDue = chosen.subtracting(due)
    addsLittle = due.subtracting(chosen).count
    early = early.filter { !chosen.contains($0) }
  }

  /// Lets the round of the evening before choose, and nothing else be asked but what waits in steps.
  mutating func take(
    _ evening: EveningRound, _ candidates: [QueueCandidate], _ reviewing: [Int],
    on today: StudyDay, _ scheduler: Scheduler, _ limit: Int
  ) {
    let due = Set(reviews)
    reviews = evening.choice(
      of: Self.open(reviewing, candidates, scheduler), on: today, atMost: limit)
    beforeDue = Set(reviews).subtracting(due)
    early = []
  }

  private static func open(
    _ reviewing: [Int], _ candidates: [QueueCandidate], _ scheduler: Scheduler
  ) -> [InterviewAim.Candidate] {
    reviewing.compactMap { index in
      candidates[index].schedule.map {
        InterviewAim.Candidate(
          index: index, memory: $0.memory, lastReview: scheduler.studyDay(of: $0.lastReview))
      }
    }
  }
}

extension PracticeSettings {
  /// How many new questions a day still admits.
  func allowance(
    of candidates: [QueueCandidate], seenToday: Int, _ aim: InterviewAim?, on today: StudyDay,
    _ answersADay: Int
  ) -> Int {
    // What is begun on the day of the interview itself would be of no use there.
    guard let aim else { return interviewDate == today ? 0 : max(0, newPerDay - seenToday) }
    let unseen = candidates.count { $0.schedule == nil }
    let wanted = aim.newItems(
      of: unseen + seenToday, seen: max(0, candidates.count - unseen - seenToday), on: today,
      usually: newPerDay, answersADay: answersADay)
    return max(0, wanted - seenToday)
  }
}
