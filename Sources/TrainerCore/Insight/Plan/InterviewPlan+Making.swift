public import TrainerScheduling

extension InterviewPlan {
  /// Plays the days until an interview through, for all questions of a library but resting ones.
  ///
  /// Nil where the day is today or over. Each day is practised by what adds most then, unless the
  /// policy says otherwise.
  public init?(
    for interview: StudyDay, in library: Library, pace: Pace, at moment: Moment, seed: UInt64 = 1,
    policy: PlanSimulation.Policy = .aimed
  ) {
    let progress = library.progress
    let settings = progress.settings
    let today = progress.scheduler.studyDay(of: moment)
    guard interview > today else { return nil }
    let items = PlanSimulation.Item.all(of: library, settings, at: moment)
    let aim = InterviewAim(at: interview, progress.scheduler.model)
    let simulation = PlanSimulation(
      from: today, to: interview, policy, settings: settings.scheduling,
      newADay: settings.newPerDay, answersADay: pace.answersADay)
    let outcomes = Processors.map(Self.plays(items.count * (interview - today))) {
      simulation.play(items, seed: seed &+ UInt64($0))
    }
    let seen = items.count { $0.standing != nil }
    self.today = today
    self.interview = interview
    self.pace = pace
    self.seen = seen
    questions = items.count
    withoutPractice = items.reduce(0) { sum, item in
      sum + (item.standing.map { aim.recall(of: $0.memory, since: $0.lastReview) } ?? 0)
    }
    recalled = Forecast(outcomes.map(\.recalled))
    days = (0..<interview - today).map { Day($0, after: today, in: outcomes) }
    unseen = Int(mean(outcomes.map { Double($0.unseen) }).rounded())
    let round = aim.lastRound(seen: items.count - unseen, answersADay: pace.answersADay)
    lastRound = max(today, interview.advanced(by: -round))
    gains = Self.gains(items, aim, on: today, pace)
  }

  /// Few where there is much to play: the forecast is to be there at once.
  private static func plays(_ steps: Int) -> Int { min(20, max(3, 400_000 / max(1, steps))) }

  /// What the worthiest reviews add that fit into some minutes of today.
  private static func gains(
    _ items: [PlanSimulation.Item], _ aim: InterviewAim, on today: StudyDay, _ pace: Pace
  ) -> [Gain] {
    let worths = items.compactMap { item in
      item.standing.map { aim.worth(of: $0.memory, since: $0.lastReview, on: today) }
    }
    .filter { $0 > 0 }.sorted(by: >)
    return [15, 30, 60].map { minutes in
      let answers = minutes * 60 / pace.secondsPerAnswer
      return Gain(minutes: minutes, questions: worths.prefix(answers).reduce(0, +))
    }
  }
}

extension InterviewPlan.Day {
  /// What a day asks in the mean of all plays, so many days after the first.
  fileprivate init(_ number: Int, after today: StudyDay, in outcomes: [PlanSimulation.Outcome]) {
    self.init(
      day: today.advanced(by: number),
      answers: mean(outcomes.map { Double($0.answers[number]) }),
      new: mean(outcomes.map { Double($0.new[number]) }))
  }
}

extension InterviewPlan.Forecast {
  fileprivate init(_ values: [Double]) {
    let sorted = values.sorted()
    mean = values.reduce(0, +) / Double(max(1, values.count))
    low = sorted[sorted.count / 10]
    high = sorted[sorted.count - 1 - sorted.count / 10]
  }
}

extension PlanSimulation.Item {
  /// All questions of a library but resting ones, as they stand.
  static func all(
    of library: Library, _ settings: PracticeSettings, at moment: Moment
  ) -> [PlanSimulation.Item] {
    let progress = library.progress
    return library.questions.filter { !progress.isResting($0.item.id) }.map { question in
      PlanSimulation.Item(
        progress[question.key].map {
          PlanSimulation.Standing(
            $0.schedule, offsetMinutes: moment.offsetMinutes, progress.scheduler)
        },
        retention: settings.lessonRetentions[question.item.labels.lesson])
    }
  }
}

extension PlanSimulation.Standing {
  fileprivate init(_ schedule: CardSchedule, offsetMinutes: Int, _ scheduler: Scheduler) {
    self.init(
      schedule.memory, lastReview: scheduler.studyDay(of: schedule.lastReview),
      due: scheduler.studyDay(
        of: Moment(utcMilliseconds: schedule.due, offsetMinutes: offsetMinutes)))
  }
}

private func mean(_ values: [Double]) -> Double {
  values.reduce(0, +) / Double(max(1, values.count))
}
