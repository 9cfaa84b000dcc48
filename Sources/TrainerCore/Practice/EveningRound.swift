public import TrainerScheduling

/// The light round of the evening before an interview, or of its day: what adds most to recall then.
public struct EveningRound: Sendable {
  /// What is to be recalled, and when.
  private let aim: InterviewAim

  /// How likely the weakest idea of each question is said, 0 to 1, by question; nil where none was
  /// ever listened for.
  private let ideas: [Double?]

  /// Nil unless the interview is tomorrow or today.
  init?(_ settings: PracticeSettings, ideas: [Double?] = [], on today: StudyDay) {
    guard let day = settings.interviewDate, 0...1 ~= day - today else { return nil }
    let scheduling = settings.scheduling
    aim = InterviewAim(
      at: day,
      FSRSModel(scheduling.parameters, relearningSteps: scheduling.relearningSteps.count))
    self.ideas = ideas
  }

  /// Which questions it asks, by number, the weakest first.
  ///
  /// What is in review and worth its time is asked, so much of it as fits.
  func choice(
    of reviewing: [InterviewAim.Candidate], on today: StudyDay, atMost limit: Int
  ) -> [Int] {
    let worthy = reviewing.map { item in
      (item: item, worth: aim.worth(of: item.memory, since: item.lastReview, on: today))
    }
    .filter { $0.worth >= InterviewAim.leastWorth }
    .sorted { ($1.worth, $0.item.index) < ($0.worth, $1.item.index) }
    return worthy.prefix(limit).map { (index: $0.item.index, strength: strength(of: $0.item)) }
      .sorted { ($0.strength, $0.index) < ($1.strength, $1.index) }.map(\.index)
  }

  private func strength(of item: InterviewAim.Candidate) -> Double {
    let recall = aim.recall(of: item.memory, since: item.lastReview)
    let idea = ideas.indices.contains(item.index) ? ideas[item.index] : nil
    return min(recall, idea ?? 1)
  }
}

extension EveningRound {
  /// Questions of a library that are expected to be recalled on the day, and how many were ever seen;
  /// nil unless the interview is tomorrow or today.
  public static func recall(
    of library: Library, at moment: Moment
  ) -> (expected: Double, seen: Int, days: Int)? {
    let progress = library.progress
    let today = progress.scheduler.studyDay(of: moment)
    guard let day = progress.settings.interviewDate, 0...1 ~= day - today else { return nil }
    let seen = library.questions.filter { !progress.isResting($0.item.id) }
      .compactMap { progress[$0.key]?.schedule }
    let expected = seen.reduce(0) { $0 + progress.scheduler.retrievability(of: $1, on: day) }
    return (expected, seen.count, day - today)
  }

  /// How many questions the round of a moment asks; 0 unless the interview is tomorrow or today.
  public static func count(in catalogue: Catalogue, at moment: Moment) -> Int {
    let progress = catalogue.progress
    let today = progress.scheduler.studyDay(of: moment)
    guard let round = EveningRound(progress.settings, on: today) else { return 0 }
    let reviewing = catalogue.answered.map(\.schedule).filter { $0.phase == .review }.enumerated()
      .map { number, schedule in
        InterviewAim.Candidate(
          index: number, memory: schedule.memory,
          lastReview: progress.scheduler.studyDay(of: schedule.lastReview))
      }
    let options = PracticeOptions(minutes: progress.settings.dailyMinutes)
    return round.choice(of: reviewing, on: today, atMost: options.expectedItems).count
  }

  /// How likely the weakest idea of each question is said, by the question's number: as if one answer
  /// more had said it and one had not.
  public static func weakestIdeas(of questions: [Question], _ history: ReviewHistory) -> [Double?] {
    var weakest: [String: Double] = [:]
    for tally in history.ideaTallies() {
      let share = Double(tally.covered + 1) / Double(tally.total + 2)
      weakest[tally.item] = min(weakest[tally.item] ?? 1, share)
    }
    return questions.map { weakest[$0.item.id] }
  }
}
