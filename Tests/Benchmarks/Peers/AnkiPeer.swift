import Foundation

/// Anki's own library: import, open, fetch the first card.
struct AnkiPeer {
  private let tool: PythonPeer
  private let runs = 5

  init(_ options: BenchOptions) { tool = options.tool("bench_anki_peer.py") }

  /// How long it takes with so many notes, the best of several processes.
  func start(notes: Int) -> BenchRow.Peer {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trainer-bench-\(UUID())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "collection.anki2").path
    if case .failure(let absence) = tool.run(["build", "\(notes)", path]) {
      return .absent("Anki: \(absence.reason)")
    }
    var best: Double?
    for _ in 0..<runs {
      switch tool.run(["measure", path]) {
      case .failure(let absence): return .absent("Anki: \(absence.reason)")
      case .success(let text):
        guard let seconds = Self.seconds(text) else { return .absent("Anki told no times") }
        best = min(best ?? seconds, seconds)
      }
    }
    return best.map { .measured("Anki", Quantity($0, .seconds)) } ?? .absent("Anki told no times")
  }

  private static func seconds(_ text: String) -> Double? {
    let line = text.split(separator: "\n").last.map { Data($0.utf8) }
    let object = line.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    let parts = ["import_s", "open_s", "first_queue_s"].compactMap { object?[$0] as? Double }
    return parts.count == 3 ? parts.reduce(0, +) : nil
  }
}
