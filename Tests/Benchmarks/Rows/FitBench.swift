import Foundation
import TrainerCore
import TrainerScheduling

/// The optimizer beside fsrs-rs with card ids, on logs that the tools simulate and on the real one.
struct FitBench {
  let options: BenchOptions

  /// Log loss may be worse by no more.
  private static let slack = 0.001

  /// A simulated log of so many reviews; where the tools are missing there is nothing to fit to.
  func simulated(_ reviews: Int) throws -> [BenchRow] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trainer-bench-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "log.csv").path
    let name = "simulated, \(reviews / 1000)k reviews"
    if case .failure(let absence) = options.tool("simulate_revlog.py").run(["\(reviews)", path]) {
      print("fit, \(name): no log: \(absence.reason)")
      return []
    }
    return try fit(path, name)
  }

  /// The log of a real learner, which stands beside the tools.
  func real() throws -> [BenchRow] {
    let path = URL(filePath: options.tools).appending(path: "../data/revlog-real.csv")
      .standardizedFileURL.path
    guard FileManager.default.isReadableFile(atPath: path) else {
      print("fit, real: no log: \(path) is not there")
      return []
    }
    return try fit(path, "real")
  }

  private func fit(_ path: String, _ name: String) throws -> [BenchRow] {
    let log = try log(path)
    let seconds = Stopwatch.best(of: 3) { _ = FSRSOptimizer().fit(log) }
    let quality = try FitQuality.ofFits(to: log, splits: 5)
    let peer = FSRSPeer(options).fit(path)
    return [
      BenchRow(
        "fit, \(name)", Quantity(seconds, .seconds), beside: peer.time, wanted: .atMostTimes(1)),
      BenchRow(
        "fit, \(name), 5 splits", Quantity(quality.logLoss, .logLoss), beside: peer.logLoss,
        wanted: .atMostAbove(Self.slack)),
    ]
  }

  private func log(_ path: String) throws -> TrainingLog {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    let table = ReviewLogCSV(name: path, bytes: bytes)
    let rows = table.cards.indices.map { index in
      ReviewRow(
        card: table.cards[index], rating: Rating(rawValue: Int(table.ratings[index])) ?? .again,
        utcMilliseconds: table.times[index])
    }
    let days = table.times.map {
      StudyDay(utcMilliseconds: $0, offsetMinutes: 0, dayStartMinutes: 240).number
    }
    return TrainingLog(rows, days: days)
  }
}
