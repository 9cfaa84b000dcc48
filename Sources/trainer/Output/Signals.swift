#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TrainerTerminal

/// What the program does with signals while no session is held.
enum Signals {
  /// HUP, INT and TERM end the program at once with the status that tells which it was; a reader
  /// that goes away ends nothing.
  ///
  /// All state is durable the moment it is written, so there is nothing to save. A signal that
  /// whoever started the program has ruled out (nohup, a job in the background) stays ruled out.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    // A limit on the size of files is an error to be told, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let before = signal(number, endAtOnce)
      if isIgnored(before) { signal(number, SIG_IGN) }
    }
  }
}

extension Signals {
  /// A time in which HUP, INT and TERM are remembered: the program ends with it.
  struct Deferral {
    private static let numbers = [SIGHUP, SIGINT, SIGTERM]

    init() {
      for number in Self.numbers {
        if isIgnored(signal(number, remember)) { signal(number, SIG_IGN) }
      }
    }

    func end() {
      for number in Self.numbers {
        if isIgnored(signal(number, endAtOnce)) { signal(number, SIG_IGN) }
      }
      if remembered != 0 { _exit(128 + remembered) }
    }
  }
}

/// Written by a signal alone, and read when none can come any more.
nonisolated(unsafe) private var remembered: Int32 = 0

/// Runs inside a signal: nothing but to note a number is allowed here.
private func remember(_ number: Int32) { remembered = number }

/// Runs inside a signal: nothing but `_exit` is allowed here.
private func endAtOnce(_ number: Int32) { _exit(128 + number) }
