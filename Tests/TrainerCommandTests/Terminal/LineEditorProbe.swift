import Foundation
import TrainerTestKit

/// The program that edits lines and does nothing else.
enum LineEditorProbe {
  /// Starts it; `environment` comes on top of what every terminal has.
  static func start(
    _ words: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let program = BuiltTrainer.url.deletingLastPathComponent().appending(path: "LineEditorProbe")
    let usual = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    return try PseudoTerminal(
      [program.path] + words,
      environment: usual.merging(coverage) { own, _ in own }.merging(environment) { _, own in own },
      columns: columns, rows: rows)
  }
}
