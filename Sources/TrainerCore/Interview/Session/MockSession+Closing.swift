extension MockSession {
  mutating func beginClosing(at now: Int) -> [MockEffect] {
    clock.stop(at: now)
    results = plan.questions.map(heard)
    let intro: [MockEffect] = [.show(.closing(plan.form, early: isEndedEarly))]
    switch plan.form {
    case .design: return intro + rate(question: 0, at: now)
    case .coding:
      if plan.checklist.isEmpty || hearing.code == nil { return intro + askCommunication() }
      stage = .checklist
      return intro + [.show(.checklist(plan.checklist))]
    case .rapid: return finish(at: now)
    }
  }

  private mutating func rate(question number: Int, at now: Int) -> [MockEffect] {
    guard number < plan.questions.count else { return finish(at: now) }
    stage = .rating(number, isOpen: false)
    return [
      .show(.rating(plan.questions[number], number: number + 1, of: plan.questions.count))
    ]
  }

  private mutating func askCommunication() -> [MockEffect] {
    stage = .communication
    return [.show(.communication)]
  }

  mutating func close(on action: MockAction, at now: Int) -> [MockEffect] {
    switch (stage, action) {
    case (.rating, .end), (.challenging, .end), (.checklist, .end), (.communication, .end):
      return finish(at: now)
    case (.rating(let number, let isOpen), .rate(let given)):
      return rate(number, given, isOpen: isOpen, at: now)
    case (.rating(let number, let isOpen), .say("")):
      return rate(number, nil, isOpen: isOpen, at: now)
    case (.rating(let number, _), .skip), (.rating(let number, _), .next):
      return rate(question: number + 1, at: now)
    case (.challenging(let number, let given), .keep(let isKept)):
      ratings[number] = isKept ? given : Marks.found(results[number])
      return rate(question: number + 1, at: now)
    case (.checklist, .tick(let numbers)):
      ticks = Set(numbers).filter { (1...plan.checklist.count).contains($0) }.sorted()
      return askCommunication()
    case (.checklist, .skip), (.checklist, .next): return askCommunication()
    case (.communication, .rate(let given)):
      communication = given.map { min(max($0, 0), Marks.mostADimension) }
      return finish(at: now)
    case (.communication, .skip), (.communication, .next): return finish(at: now)
    default: return [.show(.notice(.notNow))]
    }
  }

  private mutating func rate(
    _ number: Int, _ given: Int?, isOpen: Bool, at now: Int
  ) -> [MockEffect] {
    let found = Marks.found(results[number])
    let points: [MockEffect] =
      isOpen ? [] : [.show(.points(results[number], found: found))]
    guard let given = given ?? (isOpen ? found : nil) else {
      stage = .rating(number, isOpen: true)
      return points
    }
    let rating = min(max(given, 0), Marks.mostAQuestion)
    if rating > found {
      stage = .challenging(number, given: rating)
      return points + [.show(.challenge(given: rating, found: found))]
    }
    ratings[number] = rating
    return points + rate(question: number + 1, at: now)
  }

  private mutating func finish(at now: Int) -> [MockEffect] {
    stage = .finished
    let report = currentReport
    finalReport = report
    return [.finish(report)]
  }
}
