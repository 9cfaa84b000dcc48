import TrainerScheduling

extension PracticeSession {
  /// Begins: the first question, or the end where nothing is due.
  public mutating func start() -> [PracticeEffect] { askNext(at: started) }

  mutating func askNext(at time: SessionTime) -> [PracticeEffect] {
    let shown = Set(sitting.shown)
    let pick = sitting.queue.next(
      at: time.moment.utcMilliseconds,
      isClosing: time.milliseconds(since: started) >= options.minutes * 60_000,
      admitsFirst: shown.count < options.limit ?? .max,
      wasShown: shown.contains)
    guard let pick else { return finish(at: time) }
    let isReturn = shown.contains(pick.index)
    if isReturn { sitting.returns += 1 } else { sitting.shown.append(pick.index) }
    return ask(
      Asked(
        index: pick.index, reason: pick.reason, layout: layout(of: pick.index),
        returning: isReturn ? sitting.returns : nil, shownAt: time),
      at: time)
  }

  mutating func ask(_ asked: Asked, at time: SessionTime) -> [PracticeEffect] {
    stage = .asking(asked)
    return recap(at: time).map { .show($0) }
  }

  func screen(of asked: Asked, at time: SessionTime) -> QuestionScreen {
    let left = options.minutes * 60_000 - time.milliseconds(since: started)
    return QuestionScreen(
      question: questions[asked.index], layout: asked.layout, reason: asked.reason,
      place: place(of: asked, at: time),
      lastRating: sitting.tally.last { $0.index == asked.index }?.rating,
      secondsLeft: max(0, left / 1000), hintsLeft: hints(of: asked.index).count - asked.hints)
  }

  /// Returns are counted by themselves: in the count of first showings they would lead back to where
  /// the session has been.
  private func place(of asked: Asked, at time: SessionTime) -> QuestionPlace {
    let shown = Set(sitting.shown)
    if let number = asked.returning {
      let more = sitting.queue.returns(
        after: time.moment.utcMilliseconds, wasShown: shown.contains)
      return .again(number, of: number + more)
    }
    return .first(
      (sitting.shown.firstIndex(of: asked.index) ?? 0) + 1,
      of: max(expected, sitting.shown.count))
  }

  func layout(of index: Int) -> QuestionLayout {
    let question = questions[index]
    var draw = Draw(
      question.key.description, reviews: schedule(of: index)?.reps ?? 0, seed: seed)
    switch question.item.task {
    case .choice(let choice):
      let count = choice.options.count
      return QuestionLayout(shown: choice.shuffles ? draw.order(of: count) : Array(0..<count))
    case .order(let steps): return QuestionLayout(shown: draw.disorder(of: steps.count))
    default: return QuestionLayout(shown: [])
    }
  }

  func hints(of index: Int) -> [String] { questions[index].hints }

  /// The screen of a hint, by its number from 0.
  func hint(_ number: Int, of index: Int) -> PracticeScreen {
    let hints = hints(of: index)
    return .hint(questions[index], text: hints[number], number: number + 1, of: hints.count)
  }

  mutating func finish(at time: SessionTime) -> [PracticeEffect] {
    stage = .finished
    return [.finish(summary(at: time))]
  }
}
