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
    let filter = try scope.filter(in: library)
    let questions = library.questions.filter { filter($0.item, $0.key.part) }
    var groups = GroupTable(questions, history)
    var states = [ReviewState](repeating: ReviewState(), count: history.recordCount)
    var answers = AnswerFigures()
    var days = DayTable()
    let countsAll = scope == Scope()
    history.forEachGlance { review in
      let day = scheduler.studyDay(of: review.moment)
      let state = states[review.record]
      states[review.record].add(review, on: day, scheduler)
      guard countsAll || groups.holds(review) else { return }
      days.add(review, after: state, on: day)
      if let since, day < since { return }
      answers.add(review, after: state)
      groups.add(review, after: state)
    }
    let today = scheduler.studyDay(of: moment)
    let interview = library.progress.settings.interviewDate.flatMap { $0 < today ? nil : $0 }
    let inOrder = days.inOrder
    self.today = today
    self.since = since
    self.interview = interview
    self.answers = answers
    self.days = inOrder.filter { day in since.map { day.day >= $0 } ?? true }
    practised = PractisedDays(inOrder, today: today)
    recall = groups.judgeRecall(of: questions, in: library, today: today, interview: interview)
    (topics, kinds, lessons) = (groups.topics.figures, groups.kinds.figures, groups.lessons.figures)
    forecast = DueForecast(of: questions, in: library, days: 30, at: moment)
    ideas = IdeaFigures.missed(
      history.ideaTallies { moment in since.map { scheduler.studyDay(of: moment) >= $0 } ?? true },
      in: library, where: { filter($0, "") })
    leeches = questions.map(\.key).filter { library.progress[$0]?.isLeech ?? false }
  }
}
