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

/// Runs inside a signal: nothing but `_exit` is allowed here.
private func endAtOnce(_ number: Int32) { _exit(128 + number) }
