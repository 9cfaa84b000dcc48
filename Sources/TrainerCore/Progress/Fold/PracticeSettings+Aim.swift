public import TrainerScheduling

extension PracticeSettings {
  /// The interview as practice on a day is aimed at it; nil where none is near.
  public func aim(on today: StudyDay) -> InterviewAim? {
    guard let interviewDate else { return nil }
    let model = FSRSModel(
      scheduling.parameters, relearningSteps: scheduling.relearningSteps.count)
    let aim = InterviewAim(at: interviewDate, model)
    return aim.holds(on: today) ? aim : nil
  }

  /// How answers on a day are scheduled: with an interview near, no interval reaches beyond it.
  ///
  /// On the evening before, nothing comes back in time any more: everything would be due at once on the
  /// day after.
  public func scheduling(on today: StudyDay) -> SchedulerSettings {
    guard let aim = aim(on: today), aim.day - today > 1 else { return scheduling }
    var settings = scheduling
    settings.maximumInterval = min(
      settings.maximumInterval, aim.longestInterval(from: today))
    return settings
  }
}
