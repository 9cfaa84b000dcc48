import Foundation

/// Keeps this process, and those it starts, on one core, so that threads do not share in the work.
enum OneCore {
  /// Does so where the system has a command for it, as Linux does.
  static func use() throws {
    let command = "/usr/bin/taskset"
    guard FileManager.default.isExecutableFile(atPath: command) else { return }
    let process = Process()
    process.executableURL = URL(filePath: command)
    process.arguments = ["-acp", "0", "\(ProcessInfo.processInfo.processIdentifier)"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
