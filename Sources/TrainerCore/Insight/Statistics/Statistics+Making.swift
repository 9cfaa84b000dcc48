public import TrainerScheduling

extension Statistics {
  /// Counts what a history says of a library, or of a part of it, from a day on.
  ///
  /// Histories without an item count for days and answers as long as all of the library is wanted.
  ///
  /// - Throws: ``UnknownName`` for a name in the scope that nothing has.
  public init(
    of history: ReviewHistory, in library: Library, scope: Scope = Scope(), since: StudyDay? = nil,
    at moment: Moment
  ) throws(UnknownName) {
    let scheduler = library.progress.scheduler
    let today = scheduler.studyDay(of: moment)
    let filter = try scope.filter(in: library)
    let questions = library.questions.filter { filter($0.item, $0.key.part) }
    var groups = GroupTable(questions, history)
    let countsAll = scope == Scope()
    let counts = HistoryCounts(history, since: since, by: scheduler) { [groups] record in
      countsAll || groups.holds(record: record)
    }
    for (record, retention) in counts.retentions.enumerated() {
      groups.add(retention, ofRecord: record)
    }
    let standing = questions.map { library.progress[$0.key] }
    let schedules = standing.map { $0?.schedule }
    let days = counts.days.inOrder
    self.today = today
    self.since = since
    interview = library.progress.settings.interviewDate.flatMap { $0 < today ? nil : $0 }
    answers = counts.answers
    self.days = days.filter { day in since.map { day.day >= $0 } ?? true }
    practised = PractisedDays(days, today: today)
    recall = groups.judgeRecall(of: schedules, by: scheduler, today: today, interview: interview)
    (topics, kinds, lessons) = (groups.topics.figures, groups.kinds.figures, groups.lessons.figures)
    forecast = DueForecast(
      of: zip(questions, schedules), in: library.progress, days: 30, at: moment)
    ideas = IdeaFigures.missed(
      history.ideaTallies { moment in since.map { scheduler.studyDay(of: moment) >= $0 } ?? true },
      in: library, where: { filter($0, "") })
    leeches = zip(questions, standing).filter { $1?.isLeech ?? false }.map(\.0.key)
  }
}
