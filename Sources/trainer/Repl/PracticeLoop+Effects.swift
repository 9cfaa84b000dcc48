import TrainerCore
import TrainerScheduling
import TrainerTerminal

extension PracticeLoop {
  mutating func perform(_ effects: [PracticeEffect]) throws(Failure) {
    for effect in effects { try perform(effect) }
  }

  private mutating func perform(_ effect: PracticeEffect) throws(Failure) {
    switch effect {
    case .show(let screen): try context.print(text.lines(of: screen))
    case .record(let review, let question, let said, let moment):
      try record(review, question, said, at: moment)
    case .takeBack(let event): try takeBack(event)
    case .takeBackEarlier: try takeBackEarlier()
    case .rest(let item): try rest(item)
    case .edit(let question): edit(question)
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

  private mutating func takeBackEarlier() throws(Failure) {
    let undone: PastReview?
    do throws(StateError) {
      undone = try store.undo(last: 1, at: context.clock.now()).first?.first
    } catch {
      session.failedToTakeBack()
      return refuse(error)
    }
    let schedule = undone.flatMap { store.progress[$0.key]?.schedule }
    try perform(session.tookBackEarlier(undone?.key, now: schedule))
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
    let end = SummaryText(
      summary: summary, forecast: DueForecast(of: joined, days: 7, at: now),
      today: DueOverview(of: joined, at: now))
    try context.print(end.lines.flatMap(text.words))
    ending = ending ?? .fine
  }
}

extension PracticeLoop {
  private func edit(_ question: Question) {
    guard input.isTerminal else { return context.warn("an editor needs a terminal") }
    guard let path = paths[question.item.place.file] else { return }
    let configured = context.configuration.editor
    guard let editor = Editor(configured: configured, environment: context.environment) else {
      return context.warn("no editor is named: set VISUAL, EDITOR or `trainer config set editor`")
    }
    guard editor.open(path) == 0 else { return context.warn("the editor ended with an error") }
    context.note("What you changed is asked from the next session on.")
  }

  private func open(_ question: Question) {
    let markdown = [question.item.sources, question.item.answer].compactMap(\.self)
    guard let address = markdown.lazy.compactMap(LinkOpener.firstAddress).first else {
      return context.note("This item has no link to open.")
    }
    guard input.isTerminal, LinkOpener.open(address, environment: context.environment) else {
      return context.note(StyledText("Nothing here opens links: \(address)"))
    }
  }
}
