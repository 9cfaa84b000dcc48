#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Output {
  /// The widest a line of prose is set, whatever the terminal offers: longer ones are hard to read.
  private static let widestProse = 96

  /// The columns to fill with prose; nil where nothing is to be broken, because a program reads it or
  /// the terminal does not tell.
  var proseWidth: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    // The last column stays free: some terminals break a line there.
    return max(1, min(Int(size.ws_col) - 1, Self.widestProse))
  }
}
