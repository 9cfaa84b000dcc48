import TrainerScheduling

extension PracticeSession {
  /// Does what the learner asks for, as far as it makes sense at this point.
  public mutating func apply(_ action: PracticeAction, at time: SessionTime) -> [PracticeEffect] {
    switch (stage, action) {
    case (.finished, _), (.recording, _), (.resting, _), (.findingEarlier, _), (.takingBack, _):
      return []
    case (.confirmingUndo(let before, let choices), .confirm(let isMeant)):
      return confirmUndo(isMeant, of: choices, resuming: before)
    case (.confirmingUndo(let before, _), _): return confirmUndo(false, of: [], resuming: before)
    case (_, .end): return finish(at: time)
    case (_, .undo): return undo()
    case (_, .rest): return rest()
    case (_, .edit): return onScreen.map { [.edit($0)] } ?? []
    case (_, .open): return onScreen.map { [.open($0)] } ?? []
    case (_, .skip): return skip(at: time)
    case (_, .explain): return explain(at: time)
    default: return go(on: action, at: time)
    }
  }

  private mutating func go(on action: PracticeAction, at time: SessionTime) -> [PracticeEffect] {
    switch (stage, action) {
    case (.asking(let asked), .answer(let text)): answer(text, to: asked, at: time)
    case (.asking(let asked), .knowIt):
      reveal(asked, answer: "", .known, isSure: nil, at: time)
    case (.asking(let asked), .hint): hint(asked)
    case (.weighing(let asked, let answer), .sure(let isSure)):
      reveal(asked, answer: answer, isSure: isSure, at: time)
    case (.revealed(let revealed), .rate(let rating)):
      rate(revealed, rating ?? revealed.judgement.suggestion, at: time)
    case (.revealed(let revealed), .credit(let number)): credit(number, in: revealed)
    case (.revealed(let revealed), .addMore): beginAdding(to: revealed)
    case (.adding(let revealed), .answer(let text)): add(text, to: revealed)
    case (.revealed(let revealed), .retype): beginRetyping(revealed)
    case (.retyping(let revealed), .answer(let text)): retype(text, in: revealed)
    case (.retyping(let revealed), .knowIt): showAgain(revealed)
    case (_, .hint): [.show(.notice(.answerIsShown))]
    default: [.show(.notice(.notNow))]
    }
  }

  private var onScreen: Question? { stage.asked.map { questions[$0.index] } }

  private mutating func beginAdding(to revealed: Revealed) -> [PracticeEffect] {
    let item = questions[revealed.asked.index].item
    guard item.task.takesMoreWords(item.ideas) else { return [.show(.notice(.nothingToAddTo))] }
    stage = .adding(revealed)
    return [.show(.adding)]
  }

  private mutating func skip(at time: SessionTime) -> [PracticeEffect] {
    guard let asked = stage.asked else { return [] }
    return [.show(.notice(.skipped(questions[asked.index].key)))] + askNext(at: time)
  }

  private func explain(at time: SessionTime) -> [PracticeEffect] {
    guard let asked = stage.asked else { return [] }
    var shown: Revealed?
    if case .revealed(let revealed) = stage { shown = revealed }
    let question = questions[asked.index]
    return [
      .show(
        .explanation(
          Explanation(
            question: question, schedule: schedule(of: asked.index), reason: asked.reason,
            outcomes: shown?.outcomes, judgement: shown?.judgement,
            wasHelped: asked.hints > 0 || shown?.judgement.isSecondGo ?? false,
            scheduler: scheduler(of: question), moment: time.moment)))
    ]
  }
}

extension PracticeSession {
  private mutating func rest() -> [PracticeEffect] {
    guard let asked = stage.asked else { return [] }
    stage = .resting(stage)
    return [.rest(questions[asked.index].item.id)]
  }

  /// Takes note that the item rests, and goes on to the next question.
  public mutating func rested(at time: SessionTime) -> [PracticeEffect] {
    guard case .resting(let before) = stage, let asked = before.asked else { return [] }
    sitting.queue.removeItem(of: asked.index)
    return [.show(.notice(.rests(questions[asked.index].item.id)))] + askNext(at: time)
  }

  /// Takes note that the item could not be set aside because the disk refused.
  public mutating func failedToRest() {
    if case .resting(let before) = stage { stage = before }
  }
}
