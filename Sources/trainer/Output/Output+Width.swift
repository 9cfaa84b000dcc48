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

  /// How wide the terminal is; nil where there is none, or where it does not tell.
  var columns: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The columns that a line may take; nil where nothing is to be broken.
  var fullWidth: Int? {
    // The last column stays free: some terminals break a line there.
    columns.map { max(1, $0 - 1) }
  }

  /// The columns to fill with prose; nil where nothing is to be broken.
  var proseWidth: Int? { fullWidth.map { min($0, Self.widestProse) } }
}
