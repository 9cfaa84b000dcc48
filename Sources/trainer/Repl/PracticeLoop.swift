import TrainerCore
import TrainerTerminal

/// Drives a session: carries out its effects, reads lines, says what came of them.
struct PracticeLoop {
  var session: PracticeSession

  /// All content as it was read last.
  var library: Library
  let store: ProgressStore
  let context: CommandContext
  let input: any LineSource
  var text: PracticeText

  /// Where each deck's file is, by the name that its items know it under.
  let paths: [String: String]

  /// Reads all content again, and gives histories to the items that go on with them.
  let readAgain: () throws(Failure) -> RenewedContent

  /// Whether an interrupt came and nothing was typed since: another one ends the session.
  private var wasInterrupted = false

  /// What was typed in this session and can be had again; it is kept nowhere else.
  private var typed: [String] = []

  /// What stands in the line to begin with.
  private var draft = ""

  /// What is said at the end in the place of the usual summary.
  var closing: ((PracticeSummary, Library) -> [StyledText])?

  /// How it ends, once it has.
  var ending: ExitStatus?

  init(
    _ session: PracticeSession, _ library: Library, _ store: ProgressStore,
    _ context: CommandContext, _ input: any LineSource, paths: [String: String],
    readAgain: @escaping () throws(Failure) -> RenewedContent
  ) {
    self.session = session
    self.library = library
    self.store = store
    self.context = context
    self.input = input
    self.paths = paths
    self.readAgain = readAgain
    let signs = context.signs
    text = PracticeText(
      isInteractive: input.isTerminal, reading: context.reading, signs: signs,
      savesForPrograms: !input.isTerminal || context.isPlain)
    text.know(library)
    let mocks = MockFolder(store.folder)
    text.mockOf = { mocks.summary($0) }
  }

  /// Goes on until the session ends, and tells how it did.
  mutating func run() throws(Failure) -> ExitStatus {
    try perform(session.start())
    while ending == nil {
      // Whoever read what was shown has gone; an answer that nobody was asked for is none.
      if context.out.isClosed {
        try apply(.end)
        break
      }
      try step()
    }
    return ending ?? .fine
  }

  private mutating func step() throws(Failure) {
    let event = input.next(prompt)
    draft = ""
    switch event {
    case .line(let line):
      wasInterrupted = false
      if !line.isEmpty { typed.append(line) }
      try read(line)
    case .endOfInput: try apply(.end)
    case .interrupted(let hadText): try interrupt(hadText)
    case .signal(let number): ending = ExitStatus(signal: number)
    }
  }

  private var prompt: LinePrompt {
    let (asked, isInteractive) = (session.prompt, input.isTerminal)
    var prompt = LinePrompt(text.prompt(for: asked))
    prompt.history = typed
    prompt.draft = draft
    let loop = self
    prompt.whenCleared = { loop.showAgain() }
    if case .answer(_, hasLines: true) = asked {
      prompt.fileNameEnding = ".swift"
      prompt.ending = .fullStop { line in
        if case .action(.answer) = TypedLine(line, at: asked, isInteractive: isInteractive) {
          return false
        }
        return true
      }
    }
    return prompt
  }

  /// Shows once more what is being answered, for the size that the window has now.
  private func showAgain() {
    var text = text
    text.reading = context.reading
    try? context.print(session.recap(at: context.sessionTime).flatMap(text.lines))
  }

  private mutating func read(_ line: String) throws(Failure) {
    switch TypedLine(line, at: session.prompt, isInteractive: input.isTerminal) {
    case .action(let action): try apply(action)
    case .help:
      try context.print(
        PracticeHelp.lines(
          context.signs, hasEditor: input is LineEditor, width: context.out.proseWidth))
    case .unknownCommand(let command):
      context.warn("there is no \(command) here; /help lists what there is")
    case .acceptedInstead(let line):
      context.warn("'\(shortened(line))' is no rating; the suggestion is accepted")
      try apply(.rate(nil))
    case .notARating(let line):
      context.warn(
        "'\(shortened(line))' is no rating: 1 again, 2 hard, 3 good, 4 easy, Enter accepts"
          + (line.contains(" ") ? "; a adds to the answer, r has it typed again" : ""))
    case .notYesOrNo(let line):
      let question = session.prompt == .sure ? "do you feel sure?" : "undo it?"
      context.warn("'\(shortened(line))' is neither y nor n: \(question) Type y or n, then Enter")
    }
  }

  /// The beginning of what was typed, which may be a long paste.
  private func shortened(_ line: String) -> String {
    let first = line.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let more = first.count < line.count ? context.signs.ellipsis : ""
    return (first + more).shortened(to: 40, context.signs.ellipsis)
  }

  private mutating func interrupt(_ hadText: Bool) throws(Failure) {
    if wasInterrupted, !hadText {
      try apply(.end)
      ending = .interrupt
    } else {
      wasInterrupted = !hadText
      let words = "Ctrl-C again ends the session; what was answered is saved."
      if !hadText { try context.print(StyledText(words)) }
    }
  }

  mutating func apply(_ action: PracticeAction) throws(Failure) {
    if action == .undo, !input.isTerminal, !session.hasAnswers {
      context.warn("no answer of this session is left to undo")
      return
    }
    try perform(session.apply(action, at: context.sessionTime))
    if action == .retype { draft = session.answerBeforeRetyping ?? "" }
  }
}
