import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// Drives a mock interview: carries out its effects, reads lines, keeps time.
struct MockLoop {
  let recorder: MockRecorder
  let folder: MockFolder
  let library: Library
  let store: ProgressStore
  let context: CommandContext
  let input: any LineSource
  let speaker: Speaker?
  let text: MockText
  let watch: MockWatch

  /// Code that an editor left, to be handed in by Enter.
  private var codeDraft: String?

  /// What stands in the line to begin with.
  private var draft = ""
  private var wasInterrupted = false
  private var typed: [String] = []
  private var ending: ExitStatus?

  init(
    _ recorder: MockRecorder, _ folder: MockFolder, _ library: Library, _ store: ProgressStore,
    _ context: CommandContext, _ input: any LineSource, speaker: Speaker?
  ) {
    self.recorder = recorder
    self.folder = folder
    self.library = library
    self.store = store
    self.context = context
    self.input = input
    self.speaker = speaker
    text = MockText(width: context.out.proseWidth, reading: context.reading)
    watch = MockWatch(recorder, context, isTicking: input is LineEditor)
  }

  private var session: MockSession { recorder.session }

  /// Goes on until the interview ends or is left, and tells how it did.
  mutating func run() throws(Failure) -> ExitStatus {
    if session.isFinished {
      try finish()
    } else if session.hasBegun {
      try goOn()
    } else {
      try perform(session.opening)
    }
    while ending == nil { try step() }
    return ending ?? .fine
  }

  /// Takes up an interview where it was left.
  private mutating func goOn() throws(Failure) {
    let gap = watch.moment.utcMilliseconds - recorder.record.saved.utcMilliseconds
    draft = recorder.record.draft
    try apply(.resume(gap: max(0, Int(gap))))
    try perform(session.recap)
    let kept = folder.text(ofCode: recorder.record.name) ?? ""
    if session.prompt == .turn(.code) {
      if draft.isEmpty, !kept.isEmpty { offer(kept) }
      if !draft.isEmpty, !(input is LineEditor) { offer(draft) }
    } else if !draft.isEmpty, !(input is LineEditor) {
      try context.print(text.words("You were typing: \(draft)"))
    }
  }

  private mutating func step() throws(Failure) {
    watch.begin()
    let event = input.next(prompt)
    draft = ""
    let away = watch.takeAway()
    if away > 0 { try apply(.away(away)) }
    switch event {
    case .line(let line):
      wasInterrupted = false
      if !line.isEmpty { typed.append(line) }
      try read(line)
    case .endOfInput: try leave(.fine)
    case .interrupted(let hadText): try interrupt(hadText)
    case .signal(let number):
      try leave(ExitStatus(rawValue: 128 + number) ?? .termination, isSilent: true)
    }
  }

  private var prompt: LinePrompt {
    let asked = session.prompt
    var prompt = LinePrompt(session.time(at: watch.now).map(MockStatus.prompt) ?? "> ")
    prompt.history = typed
    prompt.draft = draft
    let watch = watch
    prompt.everySecond = { watch.second($0) }
    if asked == .turn(.code) {
      let hasDraft = codeDraft != nil
      prompt.fileNameEnding = ".swift"
      prompt.ending = .fullStop { line in
        if case .action(.code) = MockLine(line, at: asked) { return line.isEmpty && hasDraft }
        return true
      }
    }
    return prompt
  }

  private mutating func read(_ line: String) throws(Failure) {
    switch MockLine(line, at: session.prompt) {
    case .action(.code(let code, _)): try handIn(code)
    case .action(let action): try apply(action)
    case .edit: edit()
    case .help: try context.print(text.words(MockHelp.keys))
    case .unknownCommand(let command):
      context.warn("there is no \(command) here; /? lists what there is")
    case .notARating(let line, let most):
      context.warn("'\(line)' is no rating: a number from 0 to \(most), or Enter")
    }
  }

  private mutating func interrupt(_ hadText: Bool) throws(Failure) {
    if wasInterrupted, !hadText { return try leave(.interrupt) }
    wasInterrupted = !hadText
    if !hadText {
      try context.print(text.words("Ctrl-C again leaves; trainer mock --resume goes on later."))
    }
  }

  /// Leaves the interview as it is, to be gone on with.
  private mutating func leave(_ status: ExitStatus, isSilent: Bool = false) throws(Failure) {
    watch.tell(recorder.write(at: watch.now, watch.moment, transcript: true))
    ending = status
    if !isSilent, session.hasBegun, !session.isFinished {
      try context.print(text.words("Kept as it is: trainer mock --resume goes on."))
    }
  }
}

// MARK: - Effects

extension MockLoop {
  private mutating func apply(_ action: MockAction) throws(Failure) {
    if !session.hasBegun, action == .end {
      ending = .fine
      return
    }
    let (effects, writing) = recorder.apply(action, at: watch.now, watch.moment)
    try perform(effects)
    watch.tell(writing)
  }

  private mutating func perform(_ effects: [MockEffect]) throws(Failure) {
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
  private mutating func finish() throws(Failure) {
    ending = .fine
    let name = recorder.record.name
    do throws(StateError) {
      // An interview that was cut off right here may have brought them in before.
      if try !store.folder.history().contains(where: { $0.mock == name }) {
        let moment = watch.moment
        let events = library.events(recording: session, as: name, at: moment)
        try store.append(events.map { (body: $0, moment: moment) })
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
    if !recorder.isSafe {
      context.warn("the transcript is not on the disk")
      ending = .inputOutput
    }
  }
}

// MARK: - Code

extension MockLoop {
  private mutating func handIn(_ typed: String) throws(Failure) {
    let code = typed.isEmpty ? codeDraft ?? "" : typed
    codeDraft = nil
    var syntax: [String]?
    if !code.isEmpty, keep(code) {
      syntax = SyntaxCheck(environment: context.environment)
        .errors(in: folder.code(recorder.record.name))
    }
    try apply(.code(code, syntax: syntax))
  }

  /// Keeps code in its file; whether that could be done.
  private func keep(_ code: String) -> Bool {
    do throws(FileError) {
      try folder.keep(code: code + "\n", of: recorder.record.name)
      return true
    } catch {
      context.warn("\(error); the code is kept in the interview")
      return false
    }
  }

  private mutating func edit() {
    guard session.prompt == .turn(.code) else {
      return context.warn("the editor is for code; here Ctrl-X Ctrl-E opens it for the line")
    }
    guard let editor = context.editor else {
      return context.warn("no editor is named: set VISUAL, EDITOR or `trainer config set editor`")
    }
    let name = recorder.record.name
    guard keep(codeDraft ?? folder.text(ofCode: name)?.withoutFinalNewlines ?? "") else { return }
    let before = folder.text(ofCode: name)
    let status = editor.open(folder.code(name))
    if status != 0 { context.warn("the editor ended with \(status); what it saved is kept") }
    let after = folder.text(ofCode: name)?.withoutFinalNewlines ?? ""
    if after.isEmpty || folder.text(ofCode: name) == before, codeDraft == nil {
      return context.note("Nothing was saved there; the interview goes on.")
    }
    offer(after)
  }

  private mutating func offer(_ code: String) {
    let code = code.withoutFinalNewlines
    codeDraft = code
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).count
    context.note(
      StyledText("\(counted(lines, "line")) kept: Enter hands them in, /e goes on in the editor."))
  }
}

extension String {
  fileprivate var withoutFinalNewlines: String {
    guard let last = lastIndex(where: { !$0.isNewline }) else { return "" }
    return String(self[...last])
  }
}
