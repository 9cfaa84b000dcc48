import Foundation

/// A process that writes to a state's folder, as `Tests/LogWriterProbe` describes it.
final class Probe {
  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private var unread = Data()

  /// Starts the probe.
  init(_ arguments: [String], zone: String = "Europe/Berlin") throws {
    process.executableURL = Self.executable
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["TZ"] = zone
    if let pattern = environment["LLVM_PROFILE_FILE"] {
      let folder = URL(filePath: pattern).deletingLastPathComponent()
      environment["LLVM_PROFILE_FILE"] = folder.appending(path: "probe-%p.profraw").path
    }
    process.environment = environment
    process.standardOutput = output
    process.standardInput = input
    try process.run()
  }

  var processID: Int32 { process.processIdentifier }

  /// The next line that it says; nil at its end.
  func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: 10) {
        defer { unread = Data(unread[(end + 1)...]) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      unread.append(more)
    }
  }

  /// All lines from here to its end.
  func rest() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  /// Ends its input and waits for its end; returns its exit status.
  func finish() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Kills it so that it can do nothing more.
  func kill() { Foundation.kill(processID, SIGKILL) }

  private static let executable: URL = {
    let bundles =
      CommandLine.arguments.map { URL(filePath: $0) } + Bundle.allBundles.map(\.bundleURL)
    let folders = bundles.flatMap { url in
      sequence(first: url) { $0.path.count > 1 ? $0.deletingLastPathComponent() : nil }.prefix(6)
    }
    let found = folders.map { $0.appending(path: "LogWriterProbe") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    return found ?? URL(filePath: "/the/probe/was/not/found")
  }()
}
