#if canImport(Darwin)
  package import Darwin
#elseif canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#endif

/// Starts other programs, never through a shell.
package enum ProgramStart {
  #if canImport(Darwin)
    package typealias FileActions = posix_spawn_file_actions_t?
    package typealias Attributes = posix_spawnattr_t?
  #else
    package typealias FileActions = posix_spawn_file_actions_t
    package typealias Attributes = posix_spawnattr_t
  #endif

  /// Starts a program by its path and arguments; `prepare` says what else it begins with.
  ///
  /// - Returns: the number of its process; nil where it could not be started.
  package static func process(
    _ words: [String], environment: [String: String],
    prepare: (inout FileActions, inout Attributes) -> Void
  ) -> pid_t? {
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
    prepare(&actions, &attributes)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
    return code == 0 ? child : nil
  }
}

/// The status of a process that ended, as shells tell it: 128 and more for a signal.
package func shellStatus(_ status: Int32) -> Int32 {
  status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
}
