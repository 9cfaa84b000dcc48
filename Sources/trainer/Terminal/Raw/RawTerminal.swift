#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal that hands over every key at once, for as long as a line is edited.
///
/// Output keeps its usual treatment, so that a line feed still begins a line. What is typed before
/// and between stays to be read.
final class RawTerminal {
  private let input: Int32
  private let output: Int32
  private let environment: [String: String]
  private var usual = termios()
  private var isRaw = false

  /// Whether the input cannot be waited for, as macOS has it for `/dev/tty`.
  private var cannotPoll = false

  /// Takes two descriptors; nil where one of them is no terminal.
  init?(input: Int32 = 0, output: Int32 = 1, environment: [String: String]) {
    guard isatty(input) == 1, isatty(output) == 1 else { return nil }
    self.input = input
    self.output = output
    self.environment = environment
    CrashGuard.install(environment: environment)
  }

  deinit { leave() }

  /// Changes the modes and asks for pastes in one piece.
  func enter() {
    guard !isRaw, tcgetattr(input, &usual) == 0 else { return }
    CrashGuard.hold(usual, input: input, output: output)
    isRaw = true
    enterAgain()
  }

  /// Changes the modes once more, after the program was stopped; somebody else may have set them.
  func enterAgain() {
    guard isRaw else { return }
    var raw = usual
    cfmakeraw(&raw)
    raw.c_oflag |= tcflag_t(OPOST | ONLCR)
    if cannotPoll { raw.readsWithinTenthOfSecond() }
    set(raw)
    write("\u{1B}[?2004h")
  }

  /// Gives the modes back.
  func leave() {
    guard isRaw else { return }
    write("\u{1B}[?2004l")
    set(usual)
    isRaw = false
    CrashGuard.release()
  }

  /// Stops the program and those it works together with, and goes on when it is continued.
  func suspend() {
    leave()
    kill(0, SIGTSTP)
    enter()
  }

  func write(_ text: String) { writeAll(text, to: output) }

  /// Lets output finish; flushing instead would throw away what was typed ahead.
  private func set(_ modes: termios) {
    var modes = modes
    while tcsetattr(input, TCSADRAIN, &modes) != 0, errno == EINTR {}
  }
}

extension RawTerminal {
  /// The size as the system knows it, else as `COLUMNS` and `LINES` say.
  var size: TerminalSize {
    var window = winsize()
    let isKnown = ioctl(output, UInt(TIOCGWINSZ), &window) == 0
    let columns = isKnown && window.ws_col > 0 ? Int(window.ws_col) : number("COLUMNS")
    let rows = isKnown && window.ws_row > 0 ? Int(window.ws_row) : number("LINES")
    return TerminalSize(
      columns: columns ?? TerminalSize.usual.columns, rows: rows ?? TerminalSize.usual.rows)
  }

  private func number(_ variable: String) -> Int? {
    environment[variable].flatMap { Int($0) }.flatMap { 1...10_000 ~= $0 ? $0 : nil }
  }

  /// What came while keys were awaited.
  enum Arrival {
    case bytes([UInt8])
    case nothing
    case end
  }

  /// Waits for keys, for a signal or for some time; nil waits without end.
  func read(orUntil signals: Int32, milliseconds: Int32?) -> Arrival {
    if !cannotPoll {
      var ready = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&ready, nfds_t(ready.count), milliseconds ?? -1) > 0 else { return .nothing }
      if Int32(ready[0].revents) & Int32(POLLNVAL) != 0 {
        cannotPoll = true
        enterAgain()
      } else if ready[0].revents == 0 || ready[1].revents != 0 {
        return .nothing
      }
    }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = systemRead(input, &chunk, chunk.count)
    if count > 0 { return .bytes(Array(chunk[..<count])) }
    if count == 0 { return cannotPoll ? .nothing : .end }
    return errno == EINTR || errno == EAGAIN ? .nothing : .end
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &bytes, count)
}

extension termios {
  /// A read waits for a tenth of a second and returns nothing if nothing came.
  fileprivate mutating func readsWithinTenthOfSecond() {
    withUnsafeMutableBytes(of: &c_cc) { codes in
      codes[Int(VMIN)] = 0
      codes[Int(VTIME)] = 1
    }
  }
}
