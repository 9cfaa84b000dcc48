#if canImport(Darwin)
  package import Darwin
#elseif canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#endif

/// Why a child process could not be run to its end.
package struct ChildFailure: Error, CustomStringConvertible {
  package var description: String

  package init(description: String) { self.description = description }
}

/// A process started by a test.
package struct ChildProcess {
  #if canImport(Darwin)
    package typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    package typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// The number by which it gets signals.
  package let id: pid_t

  /// Starts a program whose descriptors `files` sets up.
  ///
  /// Signals have their usual meaning again, which the threads of a test do not leave to their
  /// children. A leader of a session gets the first terminal that it opens as its own.
  package init(
    _ words: [String], environment: [String: String], leadsSession: Bool = false,
    files: (inout FileActions) -> Void
  ) throws {
    #if canImport(Darwin)
      var actions: FileActions
      var attributes: Attributes
    #else
      var actions = FileActions()
      var attributes = Attributes()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    files(&actions)
    Self.prepare(&attributes, leadsSession: leadsSession)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
    if code != 0 { throw ChildFailure(description: "posix_spawn \(words[0]): \(code)") }
    id = child
  }

  private static func prepare(_ attributes: inout Attributes, leadsSession: Bool) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGHUP, SIGINT, SIGTERM, SIGPIPE] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    #if canImport(Darwin)
      let session = Int32(POSIX_SPAWN_SETSID)
    #else
      let session: Int32 = 0x80  // POSIX_SPAWN_SETSID, which Glibc shows to GNU programs only
    #endif
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        | Int16(leadsSession ? session : Int32(POSIX_SPAWN_SETPGROUP)))
  }

  /// Waits for the end and gives the status as shells tell it: 128 and more for a signal.
  package func status(deadline: Duration = .seconds(60)) throws -> Int32 {
    if let status = try status(within: deadline) { return status }
    // With all that it started: a shell's commands would go on without it.
    kill(-id, SIGKILL)
    _ = try status(within: .seconds(60))
    throw ChildFailure(description: "not ended after \(deadline)")
  }

  /// The same, or nil where it has not ended in time; it goes on then.
  package func status(within patience: Duration) throws -> Int32? {
    let end = ContinuousClock.now + patience
    var status: Int32 = 0
    while true {
      let found = waitpid(id, &status, WNOHANG)
      if found == id { return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F) }
      if found < 0, errno != EINTR { throw ChildFailure(description: "waitpid: \(errno)") }
      if ContinuousClock.now > end { return nil }
      usleep(1000)
    }
  }
}
