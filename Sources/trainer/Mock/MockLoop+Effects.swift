import TrainerCore

extension MockLoop {
  mutating func apply(_ action: MockAction) throws(Failure) {
    if !session.hasBegun, action == .end {
      ending = .fine
      return
    }
    let (effects, writing) = recorder.apply(action, at: watch.now, watch.moment)
    try perform(effects)
    // Whoever has left was told why they could not before.
    if ending == nil { watch.tell(writing) }
  }

  mutating func perform(_ effects: [MockEffect]) throws(Failure) {
    var spoken: [String] = []
    for effect in effects {
      switch effect {
      case .show(let screen):
        try context.print(text.lines(of: screen))
        if case .interviewer(let line) = screen { spoken.append(line) }
      case .finish: try finish()
      }
    }
    if let complaint = speaker?.speak(spoken) { context.warn(complaint) }
  }

  /// Shows the report, then brings the reviews into the log: not before the interview itself is safe.
  mutating func finish() throws(Failure) {
    ending = .fine
    let page = page
    try context.print([StyledText("")] + context.reading.lines(of: page.report))
    try context.print([StyledText("")] + text.words(page.result, .bold))
    guard try stay() else { return }
    try context.print(
      text.words("Transcript: \(folder.transcript(recorder.record.name))", .faint))
    let reviews = bringIn()
    guard try stay() else { return }
    if reviews > 0 {
      let count = counted(reviews, "item")
      try context.print(
        text.words("\(count) counted as reviewed; trainer undo takes that back as one.", .faint))
    }
  }

  /// Brings the reviews into the log; returns how many there are.
  private mutating func bringIn() -> Int {
    let name = recorder.record.name
    do throws(StateError) {
      // An interview that was cut off right here may have brought them in before.
      if try store.folder.history().contains(where: { $0.mock == name }) {
        _ = recorder.reviewed(at: watch.now, watch.moment)
        return 0
      }
      let moment = watch.moment
      let events = library.events(recording: session, as: name, at: moment)
      try store.append(events.map { (body: $0, moment: moment) })
      _ = recorder.reviewed(at: watch.now, watch.moment)
      return events.count { if case .review = $0 { true } else { false } }
    } catch {
      let report = Failure.state(error).report
      context.note(StyledText(report.text))
      context.warn("the reviews are not in the log yet: trainer mock --resume brings them in")
      ending = report.status
      return 0
    }
  }
}
