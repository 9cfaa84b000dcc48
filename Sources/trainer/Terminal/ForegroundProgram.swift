#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Another program that has the terminal until it ends.
package struct ForegroundProgram {
  /// The path of the program and its arguments.
  let words: [String]

  /// The variables it gets.
  let environment: [String: String]

  /// What it reads from its standard input; nil leaves it the terminal.
  var input: String?

  /// Prepares to run a program with its arguments.
  package init(words: [String], environment: [String: String]) {
    self.words = words
    self.environment = environment
  }

  /// Runs it; interrupts are its own meanwhile.
  ///
  /// - Returns: the status it ended with, 128 and more for a signal; 127 where it could not be started.
  package func run() -> Int32 {
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    guard let input else { return spawned(reading: nil).map(status) ?? 127 }
    guard let pipe = Pipe() else { return 127 }
    let child = spawned(reading: pipe.reader)
    close(pipe.reader)
    // Whoever has enough closes their end, and the rest is not written.
    if child != nil { writeAll(input, to: pipe.writer) }
    close(pipe.writer)
    return child.map(status) ?? 127
  }

  private func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return 127 }
    }
    return shellStatus(status)
  }
}

extension ForegroundProgram {
  private func spawned(reading input: Int32?) -> pid_t? {
    ProgramStart.process(words, environment: environment) { actions, attributes in
      if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
      giveSignalsBack(&attributes)
    }
  }

  /// What this program ignores would stay ignored in the other.
  private func giveSignalsBack(_ attributes: inout ProgramStart.Attributes) {
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  }
}

/// Two ends that no other program inherits.
private struct Pipe {
  let reader: Int32
  let writer: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }
}
