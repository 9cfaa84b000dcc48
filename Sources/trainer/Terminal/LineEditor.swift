#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An editor for lines on a terminal: moves, history, completion, several lines, pastes.
package final class LineEditor: LineSource {
  /// Always; there is no editing without a person.
  package let isTerminal = true

  let terminal: RawTerminal
  let signals: SignalPipe
  let editor: Editor?
  let usesColor: Bool

  /// Whether the terminal fills rows anew when its width changes.
  let refillsRows: Bool

  private var decoder = KeyDecoder()

  /// Keys that were typed ahead of the prompt.
  var waiting: ArraySlice<Key> = []
  var frame = LineFrame.empty
  var status: String?

  /// A word to the person that the next key takes away.
  var notice: String?

  /// Signals that a pipe has to watch for an editor.
  package static let signals = [SIGHUP, SIGINT, SIGTERM, SIGWINCH, SIGCONT]

  /// Whether lines are to be edited here, and not by the terminal's driver.
  ///
  /// With `ACCESSIBLE` nothing may repaint, and a dumb terminal cannot.
  package static func isWanted(isPlain: Bool, environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    let isAccessible = !(environment["ACCESSIBLE"] ?? "").isEmpty
    return !isPlain && !isAccessible && !term.isEmpty && term != "dumb"
  }

  /// Edits on standard input and output; nil where one of them is no terminal.
  package init?(
    signals: SignalPipe, editor: Editor?, usesColor: Bool, environment: [String: String]
  ) {
    guard let terminal = RawTerminal(environment: environment) else { return nil }
    self.terminal = terminal
    self.signals = signals
    self.editor = editor
    self.usesColor = usesColor
    refillsRows = TerminalSize.changesRefillRows(environment)
  }

  /// Tells work that takes long of signals.
  package var interruption: Interruption? { Interruption(signals) }

  /// Asks for an entry; the terminal is in its usual modes again when it is there.
  package func next(_ prompt: LinePrompt) -> InputEvent {
    terminal.enter()
    defer { terminal.leave() }
    var editing = LineEditing(prompt)
    var clock = Seconds()
    begin()
    while true {
      if let event = pressWaitingKeys(&editing) { return finish(editing, event) }
      if let event = takeSignals(editing) {
        // Whoever keeps what is typed is told the last of it.
        if case .signal = event { _ = prompt.everySecond?(editing.buffer.text) }
        return finish(editing, event)
      }
      if clock.hasPassed, let second = prompt.everySecond?(editing.buffer.text) {
        status = second.status
        editing.ask(second.prompt)
      }
      draw(editing)
      let milliseconds = prompt.everySecond.map { _ in clock.millisecondsLeft }
      switch read(milliseconds) {
      case .bytes(let bytes): waiting += decoder.feed(bytes)
      case .nothing: break
      case .end:
        // A window that was closed may be noticed before its signal is.
        _ = prompt.everySecond?(editing.buffer.text)
        return finish(editing, .endOfInput)
      }
    }
  }

  /// Escape is told from the beginning of a sequence by what comes within this time.
  private static let escapeMilliseconds: Int32 = 50

  private func read(_ milliseconds: Int32?) -> RawTerminal.Arrival {
    guard decoder.isWaiting else {
      return terminal.read(orUntil: signals.descriptor, milliseconds: milliseconds)
    }
    let arrival = terminal.read(
      orUntil: signals.descriptor, milliseconds: Self.escapeMilliseconds)
    if case .nothing = arrival { waiting += decoder.flush() }
    return arrival
  }
}
