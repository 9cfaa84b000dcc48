import Foundation

/// The optimizer of fsrs-rs with card ids, on the same log.
struct FSRSPeer {
  private let tool: PythonPeer

  init(_ options: BenchOptions) { tool = options.tool("bench_fsrs_peers.py") }

  /// The time of a fit, the median of three, and the log loss of five time-series splits.
  func fit(_ log: String) -> (time: BenchRow.Peer, logLoss: BenchRow.Peer) {
    switch tool.run(["train", log, "3"]) {
    case .failure(let absence):
      let absent = BenchRow.Peer.absent("fsrs-rs: \(absence.reason)")
      return (absent, absent)
    case .success(let text):
      return (
        Self.peer(text, line: "with card ids", before: "median ", .seconds),
        Self.peer(text, line: "time-series", before: "logloss ", .logLoss)
      )
    }
  }

  /// The number that follows some words in the line that begins with others.
  private static func peer(
    _ text: String, line: String, before words: String, _ unit: Quantity.Unit
  ) -> BenchRow.Peer {
    let line = text.split(separator: "\n").first { $0.hasPrefix(line) }
    let rest = line.flatMap { line in line.range(of: words).map { line[$0.upperBound...] } }
    let number = rest.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
    return number.map { .measured("fsrs-rs", Quantity($0, unit)) }
      ?? .absent("fsrs-rs told no \(unit.rawValue)")
  }
}
