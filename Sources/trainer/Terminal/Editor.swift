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
    ForegroundProgram(
      words: ["/bin/sh", "-c", "\(command) \"$@\"", command, path], environment: environment
    ).run()
  }
}
