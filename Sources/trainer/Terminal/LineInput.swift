#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lines from standard input, and the signals that come while one is awaited.
package final class LineInput {
  /// What came.
  package enum Event: Hashable {
    /// A line without its end.
    case line(String)

    /// Nothing more will come.
    case endOfInput

    /// A signal, by its number.
    case signal(Int32)
  }

  /// Whether a person sits at the other end.
  package let isTerminal: Bool

  private let descriptor: Int32
  private let signals: SignalPipe?
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  package init(descriptor: Int32 = 0, signals: SignalPipe?) {
    self.descriptor = descriptor
    self.signals = signals
    isTerminal = isatty(descriptor) == 1
  }

  /// Waits for the next event; a last line may lack its end.
  package func next() -> Event {
    while true {
      if let number = signals?.next() { return .signal(number) }
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        return .line(takeLine(upTo: end, andBehind: end + 1))
      }
      if isAtEnd {
        if buffer.isEmpty { return .endOfInput }
        return .line(takeLine(upTo: buffer.count, andBehind: buffer.count))
      }
      if waitsForInput() { readMore() }
    }
  }

  /// Forgets what was typed before a line was interrupted.
  package func forgetTypedLine() { buffer = [] }

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
