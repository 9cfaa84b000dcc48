import TrainerCore

extension MockLoop {
  mutating func apply(_ action: MockAction) throws(Failure) {
    if !session.hasBegun, action == .end {
      ending = .fine
      return
    }
    let (effects, writing) = recorder.apply(action, at: watch.now, watch.moment)
    try perform(effects)
    watch.tell(writing)
  }

  mutating func perform(_ effects: [MockEffect]) throws(Failure) {
    var spoken: [String] = []
    for effect in effects {
      switch effect {
      case .show(let screen):
        try context.print(text.lines(of: screen))
        if case .interviewer(let line) = screen { spoken.append(line) }
        if case .notice(.nothingOnThat) = screen { spoken.append("I have nothing on that.") }
      case .finish: try finish()
      }
    }
    speaker?.speak(spoken)
  }

  /// Brings the reviews into the log, then shows the report.
  mutating func finish() throws(Failure) {
    ending = .fine
    let name = recorder.record.name
    var reviews = 0
    do throws(StateError) {
      // An interview that was cut off right here may have brought them in before.
      if try !store.folder.history().contains(where: { $0.mock == name }) {
        let moment = watch.moment
        let events = library.events(recording: session, as: name, at: moment)
        try store.append(events.map { (body: $0, moment: moment) })
        reviews = events.count { if case .review = $0 { true } else { false } }
      }
      watch.tell(recorder.reviewed(at: watch.now, watch.moment))
    } catch {
      let report = Failure.state(error).report
      context.note(StyledText(report.text))
      context.warn("the reviews are not in the log yet: trainer mock --resume brings them in")
      ending = report.status
    }
    let page = MockPage(record: recorder.record, session: session, trend: recorder.trend)
    try context.print([StyledText("")] + context.reading.lines(of: page.report))
    try context.print([StyledText("")] + text.words(page.result, .bold))
    try context.print(text.words("Transcript: \(folder.transcript(name))", .faint))
    if reviews > 0 {
      let count = counted(reviews, "item")
      try context.print(
        text.words("\(count) counted as reviewed; trainer undo takes that back as one.", .faint))
    }
    if !recorder.isSafe {
      context.warn("the transcript is not on the disk")
      ending = .inputOutput
    }
  }
}
