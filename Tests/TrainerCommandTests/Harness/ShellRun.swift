#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation

/// What a line of shell did, with its outputs kept apart.
struct ShellRun: Equatable {
  var status: Int32
  var out: String
  var err: String
}

/// Why a line of shell could not be run to its end.
struct ShellFailure: Error {
  var reason: String
}

extension ShellRun {
  /// Runs a line with `/bin/sh` in a folder and waits for its end.
  ///
  /// Outputs go to files, so that no pipe can fill up; signals have their usual meaning again,
  /// which the threads of a test do not leave to their children.
  static func run(
    _ line: String, in folder: URL, environment: [String: String], deadline: Duration = .seconds(60)
  ) throws -> ShellRun {
    let scratch = folder.appending(path: "run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let out = scratch.appending(path: "out")
    let err = scratch.appending(path: "err")
    let script = "cd '\(folder.path)' || exit 99\n\(line)"
    let child = try spawn(
      ["/bin/sh", "-c", script], environment: environment, out: out.path, err: err.path)
    let status = try wait(for: child, deadline: deadline)
    return ShellRun(
      status: status,
      out: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      err: String(decoding: try Data(contentsOf: err), as: UTF8.self))
  }
}

private func spawn(
  _ words: [String], environment: [String: String], out: String, err: String
) throws -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  let created = O_WRONLY | O_CREAT | O_TRUNC
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, out, created, 0o600)
  posix_spawn_file_actions_addopen(&actions, 2, err, created, 0o600)
  restoreSignals(&attributes)

  var arguments = words.map { strdup($0) } + [nil]
  var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for pointer in arguments + variables { free(pointer) } }
  var child: pid_t = 0
  let code = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
  if code != 0 { throw ShellFailure(reason: "posix_spawn: \(code)") }
  return child
}

#if canImport(Darwin)
  private typealias SpawnAttributes = posix_spawnattr_t?
#else
  private typealias SpawnAttributes = posix_spawnattr_t
#endif

private func restoreSignals(_ attributes: inout SpawnAttributes) {
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  var usual = sigset_t()
  sigemptyset(&usual)
  for signal in [SIGHUP, SIGINT, SIGTERM, SIGPIPE] { sigaddset(&usual, signal) }
  posix_spawnattr_setsigdefault(&attributes, &usual)
  posix_spawnattr_setflags(
    &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
}

private func wait(for child: pid_t, deadline: Duration) throws -> Int32 {
  let end = ContinuousClock.now + deadline
  var status: Int32 = 0
  while true {
    let found = waitpid(child, &status, WNOHANG)
    if found == child { break }
    if found < 0, errno != EINTR { throw ShellFailure(reason: "waitpid: \(errno)") }
    if ContinuousClock.now > end {
      kill(child, SIGKILL)
      waitpid(child, &status, 0)
      throw ShellFailure(reason: "not ended after \(deadline)")
    }
    usleep(1000)
  }
  // As shells tell it: the status itself, or 128 and the signal.
  return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
}
