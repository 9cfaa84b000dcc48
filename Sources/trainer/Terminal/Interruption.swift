import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether a long piece of work is to end, because a signal came while nobody waited for input.
///
/// It may be asked from any thread. Once a signal came the answer stays.
package final class Interruption: Sendable {
  private let pipe: Int32
  private let came = Mutex<Int32?>(nil)

  /// Listens where a pipe of signals is read.
  package init(_ signals: SignalPipe) { pipe = signals.descriptor }

  /// INT, TERM or HUP, once one of them came; what other signals tell is seen at the next prompt.
  package var signal: Int32? {
    came.withLock { came in
      var byte: UInt8 = 0
      while came == nil, read(pipe, &byte, 1) == 1 {
        if [SIGINT, SIGTERM, SIGHUP].contains(Int32(byte)) { came = Int32(byte) }
      }
      return came
    }
  }
}
