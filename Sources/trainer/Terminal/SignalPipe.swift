#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Turns signals into bytes that can be waited for together with input.
///
/// A handler may do next to nothing; writing one byte to a pipe is allowed, and everything else
/// happens where the pipe is read.
package final class SignalPipe {
  /// The descriptor to wait on.
  package let descriptor: Int32

  private let watched: [(signal: Int32, before: SignalHandler?)]

  /// Watches signals until this value goes; nil where no pipe can be made.
  ///
  /// A signal that whoever started the program has ruled out stays ruled out.
  package init?(watching signals: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    pipeForHandler = ends[1]
    watched = signals.compactMap { number in
      let before = signal(number, noteSignal)
      if isIgnored(before) {
        signal(number, SIG_IGN)
        return nil
      }
      return (number, before)
    }
  }

  deinit {
    for (number, before) in watched { signal(number, before) }
    close(pipeForHandler)
    pipeForHandler = -1
    close(descriptor)
  }

  /// The next signal that came, or nil.
  package func next() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }
}

/// The pipe's other end, written before any handler is installed and read only by handlers.
private nonisolated(unsafe) var pipeForHandler: Int32 = -1

/// Runs inside a signal: one `write`, and `errno` as it was.
private func noteSignal(_ number: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(pipeForHandler, &byte, 1)
  errno = before
}
