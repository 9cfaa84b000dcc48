#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program with which the learner edits a file.
package struct Editor: Sendable, Hashable {
  /// As a shell reads it, arguments included.
  package let command: String

  /// The variables it gets.
  let environment: [String: String]

  /// The editor of the configuration, else of the variables; nil where none is named.
  package init?(configured: String?, environment: [String: String]) {
    let names = [configured, environment["VISUAL"], environment["EDITOR"]]
    guard let command = names.compactMap(\.self).first(where: { !$0.isEmpty }) else { return nil }
    self.command = command
    self.environment = environment
  }

  /// Opens a file and waits until the editor ends.
  ///
  /// - Returns: the status it ended with; 127 and more where it could not be started.
  package func open(_ path: String) -> Int32 {
    // The path is an argument of the shell's script, never a part of it.
    let words = ["/bin/sh", "-c", "\(command) \"$@\"", command, path]
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    return run(words, environment)
  }
}

#if canImport(Darwin)
  private typealias SpawnAttributes = posix_spawnattr_t?
#else
  private typealias SpawnAttributes = posix_spawnattr_t
#endif

private func run(_ words: [String], _ environment: [String: String]) -> Int32 {
  #if canImport(Darwin)
    var attributes: SpawnAttributes
  #else
    var attributes = SpawnAttributes()
  #endif
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var usual = sigset_t()
  sigemptyset(&usual)
  // What this program ignores would stay ignored in the editor.
  for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&usual, number) }
  posix_spawnattr_setsigdefault(&attributes, &usual)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

  var arguments = words.map { strdup($0) } + [nil]
  var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for pointer in arguments + variables { free(pointer) } }
  var child: pid_t = 0
  let code = posix_spawn(&child, words[0], nil, &attributes, &arguments, &variables)
  return code == 0 ? status(of: child) : 127
}

private func status(of child: pid_t) -> Int32 {
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0 {
    if errno != EINTR { return 127 }
  }
  return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
}
