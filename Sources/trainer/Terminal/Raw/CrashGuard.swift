#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Gives the terminal its usual modes back when the program crashes while they are changed.
///
/// What a handler touches lives on the heap or is a plain number: a global of C's type, initialised
/// where it is declared, is laid out shorter than C writes it (Swift 6.3.1).
enum CrashGuard {
  /// Signals that mean a crash, or that end the program without asking it.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT]

  /// Installs the handlers, unless Swift's own are wanted, which say where the program crashed.
  static func install(environment: [String: String]) {
    guard environment["SWIFT_BACKTRACE"] == nil, !isInstalled else { return }
    isInstalled = true
    for number in signals {
      let before = signal(number, restoreAndCrash)
      if isIgnored(before) { signal(number, SIG_IGN) }
    }
  }

  /// The modes of a terminal are changed from now on.
  static func hold(_ modes: termios, input: Int32, output: Int32) {
    usualModes.pointee = modes
    changedOutput = output
    changedInput = input
  }

  /// They are as they were.
  static func release() { changedInput = -1 }
}

private nonisolated(unsafe) var isInstalled = false
private nonisolated(unsafe) var changedInput: Int32 = -1
private nonisolated(unsafe) var changedOutput: Int32 = -1
private nonisolated(unsafe) let usualModes = UnsafeMutablePointer<termios>.allocate(capacity: 1)

/// Runs inside a signal: only what POSIX allows there.
private func restoreAndCrash(_ number: Int32) {
  if changedInput >= 0 {
    let noPasteMarks: StaticString = "\u{1B}[?2004l\n"
    _ = write(changedOutput, noPasteMarks.utf8Start, noPasteMarks.utf8CodeUnitCount)
    tcsetattr(changedInput, TCSANOW, usualModes)
  }
  signal(number, SIG_DFL)
  raise(number)
}
