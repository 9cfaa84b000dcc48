public import TrainerScheduling

extension PracticeSession {
  /// Whether an answer of this session can be undone.
  public var hasAnswers: Bool { !past.isEmpty }

  mutating func undo() -> [PracticeEffect] {
    if let last = past.last {
      stage = .takingBack(stage)
      return [.takeBack(last.event)]
    }
    guard hasEarlierAnswers else { return [.show(.notice(.nothingToUndo))] }
    stage = .findingEarlier(stage)
    return [.findEarlier]
  }

  /// Takes note of which answers of earlier sessions may be undone, and asks about one after the
  /// other until one is meant.
  public mutating func foundEarlier(_ choices: [UndoableAnswers]) -> [PracticeEffect] {
    guard case .findingEarlier(let before) = stage else { return [] }
    return askAboutUndo(of: choices[...], resuming: before, orSay: .nothingToUndo)
  }

  private mutating func askAboutUndo(
    of choices: ArraySlice<UndoableAnswers>, resuming before: Stage, orSay notice: PracticeNotice
  ) -> [PracticeEffect] {
    stage = choices.isEmpty ? before : .confirmingUndo(before, choices)
    return [.show(choices.first.map { .earlierUndo($0) } ?? .notice(notice))]
  }

  mutating func confirmUndo(
    _ isMeant: Bool, of choices: ArraySlice<UndoableAnswers>, resuming stage: Stage
  ) -> [PracticeEffect] {
    guard isMeant, let answers = choices.first else {
      return askAboutUndo(of: choices.dropFirst(), resuming: stage, orSay: .nothingUndone)
    }
    self.stage = .takingBack(stage)
    return [.takeBackEarlier(answers)]
  }

  /// Takes note that the last answer of this session is undone, and asks its question again.
  public mutating func tookBack(at time: SessionTime) -> [PracticeEffect] {
    guard case .takingBack = stage, let last = past.popLast() else { return [] }
    sitting = last.before
    var asked = last.asked
    asked.shownAt = time
    return [.show(.undone(questions[asked.index].key, isNext: true))] + ask(asked, at: time)
  }

  /// Takes note that answers of an earlier session are undone; the question of a single one comes
  /// next where it belongs to this session.
  ///
  /// `schedule` tells where a question stands now, nil for one that is new again.
  public mutating func tookBackEarlier(
    _ answers: UndoableAnswers, now schedule: (RecordKey) -> CardSchedule?
  ) -> [PracticeEffect] {
    guard case .takingBack(let before) = stage else { return [] }
    stage = before
    guard let last = answers.answers.first?.first else {
      return [.show(.notice(.nothingToUndo))]
    }
    let keys = Set(answers.answers.joined().map(\.key))
    for (index, question) in questions.enumerated() where keys.contains(question.key) {
      sitting.schedules[index] = .some(schedule(question.key))
    }
    if last.mock != nil { return [.show(.undoneMock(answers))] }
    let index = questions.firstIndex { $0.key == last.key }
    if let index, index != stage.asked?.index { sitting.queue.putNext(index) }
    return [.show(.undone(last.key, isNext: index != nil))]
  }

  /// Takes note that nothing could be undone because the disk refused.
  public mutating func failedToTakeBack() {
    switch stage {
    case .takingBack(let before), .findingEarlier(let before): stage = before
    default: break
    }
  }
}
