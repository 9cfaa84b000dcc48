import Foundation

/// What figures were measured on.
enum Machine {
  /// As the system tells it.
  static var facts: [String: String] {
    let process = ProcessInfo.processInfo
    return [
      "system": process.operatingSystemVersionString,
      "processors": "\(process.activeProcessorCount)",
      "memory": "\(process.physicalMemory / 1_000_000) MB",
      "processor": processorName ?? "not told",
    ]
  }

  private static var processorName: String? {
    let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
