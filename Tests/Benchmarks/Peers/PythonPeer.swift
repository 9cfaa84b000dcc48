import Foundation

/// A program in Python that measures a peer.
struct PythonPeer {
  let python: String
  let script: String

  /// Why it cannot be run at all; nil where it can be tried.
  var obstacle: String? {
    FileManager.default.isReadableFile(atPath: script) ? nil : "no \(name)"
  }

  /// What it printed, or why there is nothing.
  func run(_ arguments: [String]) -> Result<String, Absence> {
    if let obstacle { return .failure(Absence(reason: obstacle)) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [python, script] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { return .failure(Absence(reason: "no \(python)")) }
    // The errors are a few lines: they fit into the pipe while the output is read.
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let lines = String(decoding: complaint, as: UTF8.self).split(separator: "\n")
      return .failure(Absence(reason: lines.last.map(String.init) ?? "\(name) failed"))
    }
    return .success(String(decoding: printed, as: UTF8.self))
  }

  private var name: String { URL(filePath: script).lastPathComponent }

  /// Why there is no peer.
  struct Absence: Error {
    let reason: String
  }
}

extension BenchOptions {
  /// A program among the tools.
  func tool(_ name: String) -> PythonPeer { PythonPeer(python: python, script: "\(tools)/\(name)") }
}
