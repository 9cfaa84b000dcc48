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
    var records = [RecordTally](repeating: RecordTally(), count: history.recordCount)
    var answers = AnswerFigures()
    var days = DayTable()
    let countsAll = scope == Scope()
    history.forEachGlance { review in
      let day = scheduler.studyDay(of: review.moment)
      let state = records[review.record].state
      records[review.record].state.add(review, on: day, scheduler)
      guard countsAll || groups.holds(record: review.record) else { return }
      days.add(review, after: state, on: day)
      if let since, day < since { return }
      answers.add(review, after: state)
      if state.isDue(before: review) { records[review.record].add(review.rating != .again) }
    }
    for (number, record) in records.enumerated() {
      groups.add(record.retention, ofRecord: number)
    }
    let standing = questions.map { library.progress[$0.key] }
    let schedules = standing.map { $0?.schedule }
    let today = scheduler.studyDay(of: moment)
    let interview = library.progress.settings.interviewDate.flatMap { $0 < today ? nil : $0 }
    let inOrder = days.inOrder
    self.today = today
    self.since = since
    self.interview = interview
    self.answers = answers
    self.days = inOrder.filter { day in since.map { day.day >= $0 } ?? true }
    practised = PractisedDays(inOrder, today: today)
    recall = groups.judgeRecall(
      of: schedules, by: scheduler, today: today, interview: interview)
    (topics, kinds, lessons) = (groups.topics.figures, groups.kinds.figures, groups.lessons.figures)
    forecast = DueForecast(
      of: zip(questions, schedules), in: library.progress, days: 30, at: moment)
    ideas = IdeaFigures.missed(
      history.ideaTallies { moment in since.map { scheduler.studyDay(of: moment) >= $0 } ?? true },
      in: library, where: { filter($0, "") })
    leeches = zip(questions, standing).filter { $1?.isLeech ?? false }.map(\.0.key)
  }
}

/// What is counted of one record on the way through a history; 24 bytes, for millions of reviews touch
/// these in no order.
private struct RecordTally {
  var state = ReviewState()
  private var recalled: Int32 = 0
  private var due: Int32 = 0

  /// Due reviews, and those of them that were not forgotten.
  var retention: Share { Share(count: Int(recalled), of: Int(due)) }

  mutating func add(_ isRecalled: Bool) {
    due += 1
    if isRecalled { recalled += 1 }
  }
}
