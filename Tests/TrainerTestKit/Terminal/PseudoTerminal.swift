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
package final class PseudoTerminal {
  /// What the program's own line editor sends when it waits for an entry: from here on pastes are told
  /// apart from keys.
  package static let ready = "\u{1B}[?2004h"

  private let ends: TerminalPair
  private let child: ChildProcess

  /// Everything that was shown, and where sizes changed in between.
  private var bytes: [UInt8] = []
  private var sizes: [(offset: Int, columns: Int, rows: Int)]

  /// How much was waited for.
  private var awaited = 0
  private var hasEnded = false

  /// What must last as long as the program runs.
  private let lasting: AnyObject?

  package init(
    _ words: [String], environment: [String: String], columns: Int = 80, rows: Int = 24,
    in lasting: AnyObject? = nil
  ) throws {
    self.lasting = lasting
    let ends = try TerminalPair(columns: columns, rows: rows)
    self.ends = ends
    sizes = [(0, columns, rows)]
    child = try ChildProcess(words, environment: environment, leadsSession: true) { files in
      posix_spawn_file_actions_addopen(&files, 0, ends.name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&files, 0, 1)
      posix_spawn_file_actions_adddup2(&files, 0, 2)
    }
  }

  deinit {
    if !hasEnded {
      kill(child.id, SIGKILL)
      _ = try? child.status(within: .seconds(20))
    }
  }

  /// Types a text, and reads meanwhile, so that neither side waits for the other.
  package func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    let end = ContinuousClock.now + .seconds(20)
    while !rest.isEmpty, ContinuousClock.now < end {
      rest = rest.dropFirst(ends.write(rest))
      if !rest.isEmpty { read(patience: 10) }
    }
  }

  /// Enters a line and waits for what comes then, which is the next prompt of the line editor unless it is
  /// told otherwise.
  @discardableResult
  package func enter(_ line: String, expecting text: String = ready) throws -> String {
    type(line + "\r")
    return try expect(text)
  }

  /// Enters a line, and waits until something is shown and then the next prompt of the line editor.
  package func enter(_ line: String, showing text: String) throws {
    try enter(line, expecting: text)
    try expect(Self.ready)
  }

  /// Changes the size, of which the program is told.
  package func resize(columns: Int, rows: Int) {
    sizes.append((bytes.count, columns, rows))
    ends.resize(columns: columns, rows: rows)
  }

  /// Sends the program a signal.
  package func signal(_ number: Int32) { kill(child.id, number) }

  /// Closes the terminal under the program.
  package func hangUp() { ends.hangUp() }

  /// Whether the terminal shows what is typed and hands it over line by line.
  package var isInUsualModes: Bool { ends.isInUsualModes }

  /// Waits until the program has read all that was typed.
  package func expectAllIsRead(deadline: Duration = .seconds(20)) throws {
    let end = ContinuousClock.now + deadline
    while ends.holdsUnreadInput {
      if ContinuousClock.now > end { throw ChildFailure(description: "what was typed is not read") }
      usleep(1000)
    }
  }

  /// Waits until something is shown that was not when this was last asked; returns what came up to
  /// its end.
  @discardableResult
  package func expect(_ text: String, deadline: Duration = .seconds(20)) throws -> String {
    let end = ContinuousClock.now + deadline
    while true {
      let new = String(decoding: bytes[awaited...], as: UTF8.self)
      if let found = new.firstRange(of: text) {
        awaited += new[..<found.upperBound].utf8.count
        return String(new[..<found.upperBound])
      }
      if ContinuousClock.now > end {
        throw ChildFailure(description: "no \(text.debugDescription) in \(new.debugDescription)")
      }
      read(patience: 50)
    }
  }

  /// Waits until the screen is as it should be.
  package func expectScreen(_ isRight: (Screen) -> Bool, deadline: Duration = .seconds(20)) throws {
    let end = ContinuousClock.now + deadline
    while !isRight(screen) {
      if ContinuousClock.now > end {
        throw ChildFailure(description: "the screen shows \(screen.lines)")
      }
      read(patience: 50)
    }
  }

  /// Waits for the end of the program and gives its status.
  package func status() throws -> Int32 {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      read(patience: 5)
      if let status = try ended(within: .zero) { return status }
    }
    return try child.status(deadline: .zero)
  }

  /// Types a text again and again until the program ends: how long it takes to start is not known.
  package func status(typing text: String) throws -> Int32 {
    for _ in 0..<100 {
      type(text)
      if let status = try ended(within: .milliseconds(200)) { return status }
    }
    return try status()
  }

  private func ended(within patience: Duration) throws -> Int32? {
    guard let status = try child.status(within: patience) else { return nil }
    hasEnded = true
    while read(patience: 50) {}
    return status
  }

  /// Reads what is there; false where nothing came in time, in milliseconds.
  @discardableResult
  private func read(patience: Int32) -> Bool {
    let new = ends.read(milliseconds: patience)
    bytes += new
    return !new.isEmpty
  }
}

extension PseudoTerminal {
  /// Everything that was shown, with its escape sequences.
  package var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// What the terminal shows.
  package var screen: Screen {
    var screen = Screen(columns: 1, rows: 1)
    for (position, size) in sizes.enumerated() {
      screen.resize(columns: max(1, size.columns), rows: max(1, size.rows))
      let end = position + 1 < sizes.count ? sizes[position + 1].offset : bytes.count
      screen.show(String(decoding: bytes[size.offset..<end], as: UTF8.self))
    }
    return screen
  }
}
