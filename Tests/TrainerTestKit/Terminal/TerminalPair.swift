#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The two ends of a pseudo-terminal: ours, and the one that a program takes for its terminal.
final class TerminalPair {
  private let ours: Int32

  /// Kept open, so that the modes can be read after the program has ended.
  private let theirs: Int32

  /// What a program opens to have it as its terminal.
  let name: String

  init(columns: Int, rows: Int) throws {
    var size = winsize(columns, rows)
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 1024)
    guard openpty(&ours, &theirs, &name, nil, &size) == 0 else {
      throw ChildFailure(description: "no terminal: \(errno)")
    }
    for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ours, F_SETFL, O_NONBLOCK)
    self.ours = ours
    self.theirs = theirs
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    self.name = String(decoding: bytes, as: UTF8.self)
  }

  deinit {
    close(ours)
    close(theirs)
  }

  /// Writes what there is room for; returns how much that was.
  func write(_ bytes: ArraySlice<UInt8>) -> Int {
    let bytes = Array(bytes)
    #if canImport(Darwin)
      return max(0, Darwin.write(ours, bytes, bytes.count))
    #elseif canImport(Glibc)
      return max(0, Glibc.write(ours, bytes, bytes.count))
    #else
      return max(0, Musl.write(ours, bytes, bytes.count))
    #endif
  }

  /// What has come, after waiting for it; nothing once the other side is closed.
  func read(milliseconds: Int32) -> [UInt8] {
    var ready = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0 else { return [] }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = readBytes(ours, &chunk, chunk.count)
    return Array(chunk[..<max(0, count)])
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(columns, rows)
    _ = ioctl(ours, UInt(TIOCSWINSZ), &size)
  }

  /// Closes our end, as a window that is closed.
  func hangUp() {
    let nothing = open("/dev/null", O_RDWR)
    dup2(nothing, ours)
    _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
    close(nothing)
  }

  /// Whether something that was typed waits to be read.
  var holdsUnreadInput: Bool {
    var ready = pollfd(fd: theirs, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) > 0
  }

  var isInUsualModes: Bool {
    var modes = termios()
    tcgetattr(theirs, &modes)
    let usual = tcflag_t(ECHO | ICANON | ISIG)
    return modes.c_lflag & usual == usual && modes.c_iflag & tcflag_t(ICRNL) != 0
  }
}

private func readBytes(_ descriptor: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &bytes, count)
}

extension winsize {
  fileprivate init(_ columns: Int, _ rows: Int) {
    self.init(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0,
      ws_ypixel: 0)
  }
}
