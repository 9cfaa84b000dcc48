#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lines as they come from standard input, and the signals that come while one is awaited.
///
/// On a terminal it is the terminal's driver that edits the line, which every screen reader knows.
package final class LineInput: LineSource {
  /// Whether a person sits at the other end.
  package let isTerminal: Bool

  private let descriptor: Int32
  private let signals: SignalPipe?
  private var buffer: [UInt8] = []
  private var isAtEnd = false
  private var shownPrompt = ""

  /// What wants to know that time has passed.
  private var everySecond: ((String) -> LinePrompt.Second)?

  package init(descriptor: Int32 = 0, signals: SignalPipe?) {
    self.descriptor = descriptor
    self.signals = signals
    isTerminal = isatty(descriptor) == 1
  }

  /// Tells work that takes long of signals.
  package var interruption: Interruption? { signals.map(Interruption.init) }

  /// Asks for an entry; only a person is shown the prompt.
  package func next(_ prompt: LinePrompt) -> InputEvent {
    shownPrompt = isTerminal ? prompt.text : ""
    everySecond = prompt.everySecond
    writeAll(shownPrompt, to: 1)
    defer {
      shownPrompt = ""
      everySecond = nil
    }
    let event = entry(endedBy: prompt.ending)
    // What comes next begins a line, which only Enter has done so far.
    if isTerminal, !event.isLine { writeAll("\n", to: 1) }
    return event
  }

  private func entry(endedBy ending: LinePrompt.Ending) -> InputEvent {
    let event = nextLine()
    guard case .line(let first) = event, case .fullStop(let isWhole) = ending else { return event }
    if first == "." { return .line("") }
    return isWhole(first) ? event : rest(of: first)
  }

  /// Further lines, up to one with only a full stop or the end of the input.
  private func rest(of first: String) -> InputEvent {
    var lines = [first]
    _ = everySecond?(first)
    while true {
      switch nextLine() {
      case .line("."), .endOfInput: return .line(lines.joined(separator: "\n"))
      case .line(let line):
        lines.append(line)
        _ = everySecond?(lines.joined(separator: "\n"))
      case .interrupted: return .interrupted(hadText: true)
      case .signal(let number): return .signal(number)
      }
    }
  }

  /// Waits for the next line, whose end may be lacking if it is the last, or for a signal.
  private func nextLine() -> InputEvent {
    while true {
      if let number = signals?.next() {
        if let event = event(of: number) { return event }
        continue
      }
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        return .line(takeLine(upTo: end, andBehind: end + 1))
      }
      if isAtEnd {
        // At a terminal it is the end of one entry; whoever sits there has not left.
        isAtEnd = !isTerminal
        if buffer.isEmpty { return .endOfInput }
        return .line(takeLine(upTo: buffer.count, andBehind: buffer.count))
      }
      if waitsForInput() { readMore() }
    }
  }

  private func event(of signal: Int32) -> InputEvent? {
    switch signal {
    case SIGINT where isTerminal:
      // The driver has thrown away what was typed, and here it is forgotten too.
      buffer = []
      return .interrupted(hadText: false)
    case SIGINT, SIGTERM, SIGHUP: return .signal(signal)
    case SIGCONT:
      // Whoever looks at the terminal again is shown what is asked, and what has become of the time.
      if let status = everySecond?("").status { writeAll("\(status)\n", to: 1) }
      writeAll(shownPrompt, to: 1)
      return nil
    default: return nil
    }
  }

  private func takeLine(upTo end: Int, andBehind next: Int) -> String {
    var line = buffer[..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    buffer.removeFirst(next)
    return text
  }

  /// Waits for either; true when there is something to read.
  private func waitsForInput() -> Bool {
    var ready = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if let signals {
      ready.append(pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0))
    }
    guard poll(&ready, nfds_t(ready.count), -1) > 0 else { return false }
    return ready[0].revents != 0
  }

  private func readMore() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      buffer += chunk[..<count]
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isAtEnd = true
    }
  }
}
