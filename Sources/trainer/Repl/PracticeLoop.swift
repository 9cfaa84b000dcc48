#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TrainerCore
import TrainerTerminal

/// Drives a session: carries out its effects, reads lines, says what came of them.
struct PracticeLoop {
  var session: PracticeSession
  let library: Library
  let store: ProgressStore
  let context: CommandContext
  let input: LineInput
  let text: PracticeText

  /// Where each deck's file is, by the name that its items know it under.
  let paths: [String: String]

  /// Whether an interrupt came and nothing was typed since: another one ends the session.
  private var wasInterrupted = false

  /// How it ends, once it has.
  var ending: ExitStatus?

  init(
    _ session: PracticeSession, _ library: Library, _ store: ProgressStore,
    _ context: CommandContext, _ input: LineInput, paths: [String: String]
  ) {
    self.session = session
    self.library = library
    self.store = store
    self.context = context
    self.input = input
    self.paths = paths
    text = PracticeText(width: context.out.proseWidth, isInteractive: input.isTerminal)
  }

  /// Goes on until the session ends, and tells how it did.
  mutating func run() throws(Failure) -> ExitStatus {
    try perform(session.start())
    while ending == nil { try step() }
    return ending ?? .fine
  }

  private mutating func step() throws(Failure) {
    if input.isTerminal { try context.write(Array("> ".utf8)) }
    switch input.next() {
    case .line(let line):
      wasInterrupted = false
      try read(line)
    case .endOfInput:
      if input.isTerminal { try context.print(StyledText("")) }
      try apply(.end)
    case .signal(let number): try handle(number)
    }
  }

  private mutating func read(_ line: String) throws(Failure) {
    switch TypedLine(line, at: session.prompt, isInteractive: input.isTerminal) {
    case .action(.answer(let first)): try apply(.answer(wholeAnswer(startingWith: first)))
    case .action(let action): try apply(action)
    case .help: try context.print(text.words(PracticeHelp.keys))
    case .unknownCommand(let command):
      context.warn("there is no \(command) here; /help lists what there is")
    case .acceptedInstead(let line):
      context.warn("'\(line)' is no rating; the suggestion is accepted")
      try apply(.rate(nil))
    case .notARating(let line):
      context.warn("'\(line)' is no rating: 1 again, 2 hard, 3 good, 4 easy, Enter accepts")
    }
  }

  /// An answer in several lines ends at a line with only a full stop, or with the input.
  private func wholeAnswer(startingWith first: String) -> String {
    guard case .answer(_, hasLines: true) = session.prompt, first != "." else {
      return first == "." ? "" : first
    }
    var lines = [first]
    while case .line(let line) = input.next(), line != "." { lines.append(line) }
    return lines.joined(separator: "\n")
  }

  private mutating func handle(_ signal: Int32) throws(Failure) {
    if signal == SIGCONT { return }
    guard signal == SIGINT, input.isTerminal else {
      ending = ExitStatus(rawValue: 128 + signal) ?? .termination
      return
    }
    input.forgetTypedLine()
    try context.print(StyledText(""))
    if wasInterrupted {
      try apply(.end)
      ending = .interrupt
    } else {
      wasInterrupted = true
      try context.print(StyledText("Ctrl-C again ends the session; what was answered is saved."))
    }
  }

  mutating func apply(_ action: PracticeAction) throws(Failure) {
    if action == .undo, !input.isTerminal, !session.hasAnswers {
      context.warn("no answer of this session is left to undo")
      return
    }
    try perform(session.apply(action, at: context.sessionTime))
  }
}
