import TrainerScheduling

extension QueuePlan {
  /// Lets the interview choose among the questions in review, due or not.
  mutating func take(
    _ aim: InterviewAim, _ candidates: [QueueCandidate], _ reviewing: [Int], on today: StudyDay,
    _ scheduler: Scheduler, _ answersADay: Int
  ) {
    let open = reviewing.compactMap { index in
      candidates[index].schedule.map {
        InterviewAim.Candidate(
          index: index, memory: $0.memory, lastReview: scheduler.studyDay(of: $0.lastReview))
      }
    }
    let due = Set(reviews)
    reviews = aim.choice(
      of: open, seen: candidates.count { $0.schedule != nil }, on: today,
      answersADay: answersADay)
    let chosen = Set(reviews)
    beforeDue = chosen.subtracting(due)
    addsLittle = due.subtracting(chosen).count
    early = early.filter { !chosen.contains($0) }
  }
}

extension PracticeSettings {
  /// How many new questions a day still admits.
  func allowance(
    of candidates: [QueueCandidate], seenToday: Int, _ aim: InterviewAim?, on today: StudyDay,
    _ answersADay: Int
  ) -> Int {
    guard let aim else { return max(0, newPerDay - seenToday) }
    let unseen = candidates.count { $0.schedule == nil }
    let wanted = aim.newItems(
      of: unseen + seenToday, on: today, usually: newPerDay, answersADay: answersADay)
    return max(0, wanted - seenToday)
  }
}
