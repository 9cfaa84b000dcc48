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
      bugs: plan.bugs.flatMap { self.heard($0) }, followUps: results(of: plan.followUps),
      decisions: results(of: plan.decisions),
      ideas: hearing.ideas(of: MockQuestion(id: "", text: "", ideas: plan.ideas)),
      clarifying: plan.clarifying.enumerated().map {
        ClarifyingResult(label: $1.idea.label, isAsked: clarified.contains($0))
      },
      checklist: ticks.map { ticked in
        plan.checklist.enumerated().map {
          ChecklistResult(text: $1, isTicked: ticked.contains($0 + 1))
        }
      },
      dimensions: dimensions(heard), phases: phaseTimes, breaks: clock.breaks, hints: hints.count,
      isAskedForBugs: isAskedForBugs, endedInPhase: isEndedEarly ? phase + 1 : nil,
      hasCode: hearing.code != nil,
      saidSomething: !hearing.utterances.isEmpty,
      reading: reading(questions, heard))
  }

  private func results(of questions: [MockQuestion]) -> [QuestionResult] {
    questions.map { question in
      let ideas = self.heard(question)
      return QuestionResult(
        question: question, ideas: ideas, rating: nil, hints: 0,
        isReached: isReached(question, ideas))
    }
  }

  private var questionResults: [QuestionResult] {
    plan.questions.enumerated().map { number, question in
      QuestionResult(
        question: question, ideas: self.heard(question), rating: ratings[number],
        hints: hints.count { $0 == .question(question.id) },
        isReached: plan.form != .rapid || reached.contains(question.id))
    }
  }

  /// What is said without having been asked came up too.
  private func isReached(_ question: MockQuestion, _ ideas: [HeardIdea]) -> Bool {
    reached.contains(question.id) || ideas.contains { $0.standing != .missing }
  }

  /// Whether the bugs were asked for, or one of them was named.
  var isAskedForBugs: Bool {
    reached.contains("bugs")
      || plan.bugs.contains { bug in heard(bug).contains { $0.standing != .missing } }
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

  /// What to read: for what was not found at all first, then for what was found in part.
  private func reading(_ questions: [QuestionResult], _ heard: [HeardCheckpoint]) -> [String] {
    var names: [String] = []
    for worst in [0, 1] {
      names += questions.filter { min($0.found, $0.counted) == worst && $0.isReached }
        .flatMap(\.question.read)
      names += heard.filter { $0.standing.halves == worst }.flatMap(\.checkpoint.reading)
      names += plan.bugs.filter { bug in
        self.heard(bug).contains { $0.standing.halves == worst }
      }
      .flatMap(\.reading)
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension MockCheckpoint {
  /// What to read about it; its item where the deck names nothing else.
  fileprivate var reading: [String] { read.isEmpty ? [item].compactMap(\.self) : read }
}

extension MockQuestion {
  fileprivate var reading: [String] { read.isEmpty ? [item].compactMap(\.self) : read }
}
