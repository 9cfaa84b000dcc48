#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The three streams that every program expects to be there.
enum StandardStreams {
  /// Keeps the numbers of streams that were closed from going to other files.
  ///
  /// What stands in gives the end of input at once and refuses to be written to, as a closed stream does.
  static func occupy() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is given out, and those below are taken.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
