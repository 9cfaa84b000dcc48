import Foundation

/// `cmark`, converting the same file to HTML on one core.
enum CmarkPeer {
  /// Bytes a second, by the time of the processor.
  static func toHTML(_ file: URL, bytes: Int) -> BenchRow.Peer {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let program = folders.map { "\($0)/cmark" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else { return .absent("cmark is not installed") }
    let times = (0..<5).compactMap { _ in
      try? Usage.of([program, file.path]).processorSeconds
    }
    guard let least = times.min(), least > 0 else { return .absent("cmark failed") }
    return .measured("cmark", Quantity(Double(bytes) / least / 1e6, .bytesPerSecond))
  }
}
