import TrainerCore
import TrainerScheduling
import TrainerTerminal

extension PracticeLoop {
  mutating func perform(_ effects: [PracticeEffect]) throws(Failure) {
    // The window may have another size than when the last screen was shown.
    text.reading = context.reading
    for effect in effects { try perform(effect) }
  }

  private mutating func perform(_ effect: PracticeEffect) throws(Failure) {
    switch effect {
    case .show(let screen): try context.print(text.lines(of: screen))
    case .record(let review, let question, let said, let moment):
      try record(review, question, said, at: moment)
    case .takeBack(let event): try takeBack(event)
    case .findEarlier: try findEarlier()
    case .takeBackEarlier(let answers): try takeBackEarlier(answers)
    case .rest(let item): try rest(item)
    case .edit(let question): try edit(question)
    case .open(let question): open(question)
    case .finish(let summary): try finish(summary)
    }
  }

  private mutating func record(
    _ review: ReviewFacts, _ question: Question, _ said: [SaidIdea], at moment: Moment
  ) throws(Failure) {
    let events = library.events(
      recording: review, of: question, said: said, after: store.progress)
    let references: [EventReference]
    do throws(StateError) {
      references = try store.append(events.map { (body: $0, moment: moment) })
    } catch {
      session.failedToRecord()
      return refuse(error)
    }
    guard let reference = references.last, let record = store.progress[review.key] else { return }
    try perform(session.recorded(record.schedule, as: reference, at: context.sessionTime))
  }

  private mutating func takeBack(_ event: EventReference) throws(Failure) {
    do throws(StateError) {
      try store.append(.undo(event), at: context.clock.now())
    } catch {
      session.failedToTakeBack()
      return refuse(error)
    }
    try perform(session.tookBack(at: context.sessionTime))
  }

  private mutating func findEarlier() throws(Failure) {
    let choices: [UndoableAnswers]
    do throws(StateError) {
      choices = try store.folder.history().undoable(1, on: store.folder.device)
    } catch {
      session.failedToTakeBack()
      return refuse(error)
    }
    try perform(session.foundEarlier(choices))
  }

  private mutating func takeBackEarlier(_ answers: UndoableAnswers) throws(Failure) {
    do throws(StateError) {
      try store.undo(answers, at: context.clock.now())
    } catch {
      session.failedToTakeBack()
      return refuse(error)
    }
    let progress = store.progress
    try perform(session.tookBackEarlier(answers) { progress[$0]?.schedule })
  }

  private mutating func rest(_ item: String) throws(Failure) {
    do throws(StateError) {
      try store.append(.rest(item: item), at: context.clock.now())
    } catch {
      session.failedToRest()
      return refuse(error)
    }
    try perform(session.rested(at: context.sessionTime))
  }

  /// Says what the disk refused; a person can try again, a script cannot.
  private mutating func refuse(_ error: StateError) {
    let report = Failure.state(error).report
    context.note(StyledText(report.text))
    if !input.isTerminal { ending = report.status }
  }

  private mutating func finish(_ summary: PracticeSummary) throws(Failure) {
    let joined = Library(library.decks, store.progress)
    let now = context.clock.now()
    if let closing {
      try context.print(closing(summary, joined))
      ending = ending ?? .fine
      return
    }
    let end = SummaryText(
      summary: summary, forecast: DueForecast(of: joined, days: 7, at: now),
      today: DueOverview(of: joined, at: now), signs: context.signs,
      width: text.width)
    try context.print(end.lines)
    ending = ending ?? .fine
  }
}

extension PracticeLoop {
  private func open(_ question: Question) {
    guard let link = ItemLink(of: question.item, text.definitionsOf(question.item)) else {
      return context.note("This item has no link to open.")
    }
    let opener = LinkOpener(
      deck: paths[question.item.place.file], environment: context.environment)
    guard let target = opener.target(of: link) else {
      return context.note("The file that this item links to is not in the folder of its deck.")
    }
    guard input.isTerminal, opener.open(target) else {
      return context.note(StyledText("Nothing here opens links: \(target)"))
    }
    context.note(StyledText("Opened: \(target)"))
  }
}
