#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import TrainerTestKit

/// What a line of shell did, with its outputs kept apart.
struct ShellRun: Equatable {
  var status: Int32
  var out: String
  var err: String
}

extension ShellRun {
  /// Runs a line with `/bin/sh` in a folder and waits for its end.
  ///
  /// Outputs go to files, so that no pipe can fill up.
  static func run(
    _ line: String, in folder: URL, environment: [String: String]
  ) throws -> ShellRun {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let out = scratch.appending(path: "out")
    let err = scratch.appending(path: "err")
    let script = "cd '\(folder.path)' || exit 99\n\(line)"
    let child = try ChildProcess(["/bin/sh", "-c", script], environment: environment) { files in
      let created = O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&files, 1, out.path, created, 0o600)
      posix_spawn_file_actions_addopen(&files, 2, err.path, created, 0o600)
    }
    return ShellRun(
      status: try child.status(),
      out: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      err: String(decoding: try Data(contentsOf: err), as: UTF8.self))
  }
}
