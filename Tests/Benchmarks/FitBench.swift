import Foundation
import TrainerCore
import TrainerScheduling

/// The optimizer on review logs, beside fsrs-rs in the same run where that is at hand.
///
/// `TRAINER_BENCH_LOGS` names CSV files with colons between them; without it nothing is fitted.
/// `TRAINER_BENCH_PEER` is a Python that has `fsrs_rs_python`, `TRAINER_BENCH_TOOLS` the folder of
/// `bench_fsrs_peers.py`.
enum FitBench {
  static func run() throws {
    let variables = ProcessInfo.processInfo.environment
    guard let paths = variables["TRAINER_BENCH_LOGS"] else {
      Stopwatch.tell("fit", "skipped: TRAINER_BENCH_LOGS names no logs")
      return
    }
    for path in paths.split(separator: ":").map(String.init) {
      try fit(path)
      try measurePeer(path, variables)
    }
  }

  private static func fit(_ path: String) throws {
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
    let log = TrainingLog(rows, days: days)
    let name = "\(URL(filePath: path).lastPathComponent), \(log.reviewCount) reviews"
    let seconds = Stopwatch.best(of: 3) { _ = FSRSOptimizer().fit(log) }
    Stopwatch.tell("fit, \(name)", Stopwatch.milliseconds(seconds))
    let start = ContinuousClock.now
    let quality = try FitQuality.ofFits(to: log, splits: 5)
    let taken = (ContinuousClock.now - start).components
    Stopwatch.tell(
      "five time-series splits, \(name)",
      "log loss \(quality.logLoss), RMSE(bins) \(quality.rmseBins), \(taken.seconds) s")
  }

  private static func measurePeer(_ path: String, _ variables: [String: String]) throws {
    guard let python = variables["TRAINER_BENCH_PEER"],
      let tools = variables["TRAINER_BENCH_TOOLS"]
    else {
      Stopwatch.tell("fsrs-rs", "skipped: TRAINER_BENCH_PEER or TRAINER_BENCH_TOOLS is not set")
      return
    }
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["\(tools)/bench_fsrs_peers.py", "train", path, "3"]
    try process.run()
    process.waitUntilExit()
  }
}
