#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One of the two outputs of the program, written without a buffer, so that what the person sees
/// and what happened never come out of order.
final class Output {
  /// The file descriptor.
  let descriptor: Int32

  /// Whether a person looks at it.
  let isTerminal: Bool

  /// Whether it gets escape sequences.
  let usesColor: Bool

  /// Whether its reader has gone; what is written then is dropped without a word.
  private(set) var isClosed = false

  init(descriptor: Int32, appearance: GlobalOptions.Appearance?, environment: [String: String]) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    usesColor = ColorRule.usesColor(
      appearance, environment: environment, isTerminal: isTerminal)
  }

  /// Writes all bytes as they are.
  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    if isClosed { return }
    let code = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    if code == EPIPE {
      isClosed = true
    } else if code != 0 {
      throw OutputFailure(code: code)
    }
  }
}

/// An output that could not be written, for another reason than that nobody reads it any more.
struct OutputFailure: Error, Sendable, Equatable {
  /// The number of the system's error.
  let code: Int32
}

/// Returns 0, or the number of the error that came first.
private func writeAll(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var written = 0
  while written < buffer.count {
    let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count >= 0 {
      written += count
      continue
    }
    let code = errno
    if code == EINTR { continue }
    // Another program that shares the terminal may have left it non-blocking.
    guard code == EAGAIN else { return code }
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&ready, 1, -1)
  }
  return 0
}
