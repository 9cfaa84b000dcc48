#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program on a terminal of its own, with a test at the keys.
///
///     let terminal = try PseudoTerminal(words, environment: variables)
///     try terminal.expect("Enter starts")
///     terminal.type("q\n")
///     let status = try terminal.status()
final class PseudoTerminal {
  /// Everything that was shown, with its escape sequences.
  private(set) var shown = ""
  private let keys: Int32

  /// Kept open, so that what was shown last stays readable after the program has ended.
  private let screen: Int32
  private let child: ChildProcess
  private var bytes: [UInt8] = []

  /// What must last as long as the program runs.
  private let sandbox: Sandbox?

  init(
    _ words: [String], environment: [String: String], columns: UInt16 = 80, rows: UInt16 = 24,
    in sandbox: Sandbox? = nil
  ) throws {
    self.sandbox = sandbox
    var keys: Int32 = -1
    var screen: Int32 = -1
    var name = [CChar](repeating: 0, count: 1024)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&keys, &screen, &name, nil, &size) == 0 else {
      throw ChildFailure(description: "openpty: \(errno)")
    }
    self.keys = keys
    self.screen = screen
    for descriptor in [keys, screen] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    child = try ChildProcess(words, environment: environment, leadsSession: true) { files in
      posix_spawn_file_actions_addopen(&files, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&files, 0, 1)
      posix_spawn_file_actions_adddup2(&files, 0, 2)
    }
  }

  deinit {
    close(keys)
    close(screen)
  }

  /// Types a text.
  func type(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(keys, $0.baseAddress, $0.count) }
  }

  /// Waits until something is shown that was not when this was last asked.
  func expect(_ text: String, deadline: Duration = .seconds(20)) throws {
    let end = ContinuousClock.now + deadline
    while true {
      let new = shown[awaited...]
      if let found = new.firstRange(of: text) {
        awaited = found.upperBound
        return
      }
      if ContinuousClock.now > end {
        throw ChildFailure(description: "no \(text.debugDescription) in \(shown.debugDescription)")
      }
      read(patience: 50)
    }
  }

  /// Waits for the end of the program and gives its status.
  func status() throws -> Int32 {
    let status = try child.status(deadline: .seconds(20))
    while read(patience: 50) {}
    return status
  }

  /// Types a text again and again until the program ends: how long it takes to start is not known.
  func status(typing text: String) throws -> Int32 {
    for _ in 0..<100 {
      type(text)
      if let status = try child.status(within: .milliseconds(200)) { return status }
    }
    return try status()
  }

  private var awaited = "".startIndex

  /// Reads what is there; false where nothing came in time, in milliseconds.
  @discardableResult
  private func read(patience: Int32) -> Bool {
    var ready = pollfd(fd: keys, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, patience) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = systemRead(keys, &buffer, buffer.count)
    guard count > 0 else { return false }
    let offset = shown.utf8.distance(from: shown.startIndex, to: awaited)
    bytes += buffer[..<count]
    shown = String(decoding: bytes, as: UTF8.self)
    awaited = shown.utf8.index(shown.startIndex, offsetBy: min(offset, shown.utf8.count))
    return true
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}
