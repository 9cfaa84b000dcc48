import TrainerScoring

extension MockSession {
  /// What the interview has come to, so far or in the end.
  public var report: MockReport { finalReport ?? currentReport }

  var currentReport: MockReport {
    let heard = hearing.checkpoints(plan.checkpoints)
    let questions = questionResults
    return MockReport(
      form: plan.form, total: total(questions, heard), found: found(questions, heard),
      most: plan.form == .coding
        ? plan.checkpoints.count : Marks.mostAQuestion * plan.questions.count,
      passMark: plan.passMark, questions: questions, checkpoints: heard,
      bugs: plan.bugs.map { result(of: $0, askedAs: "bugs") },
      followUps: plan.followUps.map { result(of: $0, askedAs: $0.id) },
      decisions: plan.decisions.map { result(of: $0, askedAs: $0.id) },
      ideas: points,
      clarifying: plan.clarifying.enumerated().map {
        ClarifyingResult(label: $1.idea.label, isAsked: clarified.contains($0))
      },
      checklist: ticks.map { ticked in
        plan.checklist.enumerated().map {
          ChecklistResult(text: $1, isTicked: ticked.contains($0 + 1))
        }
      },
      dimensions: dimensions(heard), phases: phaseTimes, breaks: clock.breaks, hints: hints.count,
      endedInPhase: isEndedEarly ? phase + 1 : nil, hasCode: hearing.code != nil,
      saidSomething: !hearing.utterances.isEmpty, onlyNames: hearing.areOnlyNames,
      reading: reading(questions, heard))
  }

  /// What came of a question; what is said without having been asked came up too.
  func result(of question: MockQuestion, askedAs turn: String) -> QuestionResult {
    let ideas = heard(question)
    let isHeard = ideas.contains { $0.standing != .missing }
    return QuestionResult(
      question: question, ideas: ideas, rating: nil, hints: 0,
      isReached: reached.contains(turn) || isHeard, isAnswered: isHeard || unanswered != turn)
  }

  private var questionResults: [QuestionResult] {
    plan.questions.enumerated().map { number, question in
      let result = result(of: question, askedAs: question.id)
      let rating = ratings[number]
      // The whole of a design is about its rubric, so only its end leaves something of it out.
      let hadItsTime = plan.form != .rapid && !isEndedEarly
      return QuestionResult(
        question: question, ideas: result.ideas, rating: rating,
        hints: hints.count { $0 == .question(question.id) },
        isReached: result.isReached || hadItsTime || rating != nil,
        isAnswered: result.isAnswered || rating != nil)
    }
  }

  private var points: [PointResult] {
    hearing.ideas(of: MockQuestion(id: "", text: "", ideas: plan.ideas)).map { heard in
      PointResult(
        heard: heard,
        isReached: !isEndedEarly || heard.standing != .missing
          || listened.contains(heard.idea.id))
    }
  }

  private var phaseTimes: [PhaseTime] {
    // The clock has stopped by now, so the moment does not matter.
    zip(plan.phases, clock.used(at: 0)).map {
      PhaseTime(name: $0.name, used: $1, box: $0.milliseconds)
    }
  }

  private var otherHints: Int {
    hints.count { ladder in
      if case .question = ladder { false } else { true }
    }
  }

  private func total(_ questions: [QuestionResult], _ heard: [HeardCheckpoint]) -> HalfPoints {
    if plan.form == .coding {
      return Marks.total([(Marks.checkpoints(heard.map(\.standing)), 0)], otherHints: hints.count)
    }
    return Marks.total(
      questions.map { (HalfPoints($0.counted), $0.hints) }, otherHints: otherHints)
  }

  private func found(_ questions: [QuestionResult], _ heard: [HeardCheckpoint]) -> HalfPoints {
    switch plan.form {
    case .coding, .rapid: total(questions, heard)
    case .design: HalfPoints(questions.reduce(0) { $0 + $1.found })
    }
  }

  private func dimensions(_ heard: [HeardCheckpoint]) -> [Dimension] {
    guard plan.form == .coding else { return [] }
    let asked = WeightShare(part: 2 * clarified.count, whole: 2 * plan.clarifying.count)
    let bugs = plan.bugs.flatMap { self.heard($0) }
    let named = WeightShare(
      part: bugs.reduce(0) { $0 + $1.standing.halves }, whole: 2 * bugs.count)
    let technical = WeightShare(
      part: Marks.checkpoints(heard.map(\.standing)).halves, whole: 2 * heard.count)
    let testing = plan.followUps.map { Marks.share(of: self.heard($0)) }
      .reduce(WeightShare(part: 0, whole: 0), +)
    let points: [(Dimension.Side, Int?)] = [
      (.problemSolving, Marks.dimension(asked + named)),
      (.technical, Marks.dimension(technical)), (.testing, Marks.dimension(testing)),
      (.communication, communication),
    ]
    return points.compactMap { side, points in points.map { Dimension(side: side, points: $0) } }
  }
}
