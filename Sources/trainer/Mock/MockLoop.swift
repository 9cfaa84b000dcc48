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
  let watch: MockWatch

  /// Code to be handed in by Enter.
  var codeDraft: CodeDraft?

  /// What stands in the line to begin with.
  var draft = ""
  private var wasInterrupted = false

  /// What was typed in this interview and can be had again.
  var typed: [String] = []
  var ending: ExitStatus?

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
    watch = MockWatch(recorder, context, isTicking: input is LineEditor)
  }

  var session: MockSession { recorder.session }

  /// The screens, for the size that the window has now.
  var text: MockText {
    MockText(reading: context.reading, signs: context.signs, form: session.plan.form)
  }

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
      if draft.isEmpty, !kept.isEmpty { offer(.edited(kept.withoutFinalNewlines)) }
      if !draft.isEmpty, !(input is LineEditor) { offer(.typed(draft)) }
    } else if !draft.isEmpty, !(input is LineEditor) {
      try context.print(text.words("You were typing: \(draft)"))
    }
  }

  private mutating func step() throws(Failure) {
    watch.begin()
    let event = input.next(prompt)
    watch.speak()
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
      try leave(ExitStatus(signal: number), isSilent: true)
    }
  }

  private mutating func read(_ line: String) throws(Failure) {
    switch MockLine(line, at: session.prompt) {
    case .action(.code(let code, _)): try handIn(code)
    case .action(let action):
      if action.leavesCode, codeDraft != nil { return try handIn(before: action) }
      try apply(action)
    case .edit: edit()
    case .help: try context.print(text.words(MockHelp.keys(at: session.prompt, session.plan.form)))
    case .unknownCommand(let command):
      context.warn("there is no \(command) here; /? lists what there is")
    case .notYesOrNo(let line):
      context.warn(
        "'\(line)' is neither y nor n: y keeps your rating, Enter takes what your words covered")
    case .notARating(let line, let most):
      context.warn("'\(line)' is no rating: a number from 0 to \(most), or Enter")
    case .notOfTheList(let line, let count):
      context.warn("'\(line)' is not of the list: numbers from 1 to \(count), or Enter")
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
    ending = status
    _ = recorder.left(at: watch.now, watch.moment)
    guard session.hasBegun, !session.isFinished else { return }
    if isSilent {
      if let refusal = recorder.refusal {
        context.warn("\(refusal); the latest is not on the disk")
      }
    } else if try stay() {
      try context.print(text.words("Kept as it is: trainer mock --resume goes on."))
    }
  }
}
