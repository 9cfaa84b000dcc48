import TrainerScheduling

extension QueuePlan {
  /// The plan of a moment's study day, where a session would be of the usual length.
  ///
  /// It tells which questions there are, and not their order.
  init(
    ofToday questions: some Sequence<(key: RecordKey, topic: String?)>,
    _ schedules: [CardSchedule?], _ progress: Progress, at moment: Moment,
    _ options: PracticeOptions
  ) {
    let today = progress.scheduler.studyDay(of: moment)
    let aim = progress.settings.aim(on: today)
    // Only what helps most before an interview depends on the order.
    let isOrdered = aim != nil
    let candidates = QueueCandidate.all(
      questions, schedules: schedules, seed: isOrdered ? 0 : nil)
    let allowance = progress.settings.allowance(
      of: candidates, seenToday: progress.count(firstSeenOn: today), aim, on: today,
      options.expectedItems)
    self.init(
      candidates, at: moment, scheduler: progress.scheduler, allowance: allowance,
      sessionItems: options.expectedItems, aim: aim, isOrdered: isOrdered)
  }
}
