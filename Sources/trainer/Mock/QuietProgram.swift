#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TrainerTerminal

/// Another program that runs beside this one, and neither reads from the terminal nor writes to it.
struct QuietProgram {
  /// The path of the program and its arguments.
  let words: [String]

  /// The variables it gets.
  let environment: [String: String]

  /// Whether it stays when the terminal interrupts this program or goes away.
  var isOnItsOwn = false

  /// Starts it; what it writes goes to a file, or nowhere.
  ///
  /// - Returns: the number of its process; nil where it could not be started.
  func start(writingTo path: String = "/dev/null") -> pid_t? {
    ProgramStart.process(words, environment: environment) { actions, attributes in
      if isOnItsOwn { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
  }

  /// How a program that was started here has ended; nil where it goes on after so many milliseconds.
  static func status(of child: pid_t, within milliseconds: Int) -> Int32? {
    var status: Int32 = 0
    for _ in 0...max(0, milliseconds / 10) {
      let found = waitpid(child, &status, WNOHANG)
      if found == child { return shellStatus(status) }
      if found < 0, errno != EINTR { return nil }
      usleep(10_000)
    }
    return nil
  }

  /// Whether a program that was started here has ended by now; its process is then gone.
  static func hasEnded(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    let found = waitpid(child, &status, WNOHANG)
    return found == child || found < 0 && errno != EINTR
  }

  /// Ends a program that was started here; one that is on its own with all that it has started.
  static func end(_ child: pid_t, isOnItsOwn: Bool = false) {
    kill(isOnItsOwn ? -child : child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

  /// The path of a program by its name; nil where the search path does not have it.
  static func path(of name: String, in environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
