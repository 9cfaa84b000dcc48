/// How long `trainer due` takes as a whole process, at first and with nothing changed since, beside
/// Anki with as many notes; `trainer stats` too, and what memory both hold.
struct StartBench {
  let ground: Ground
  let options: BenchOptions

  /// The best of so many counts: on a busy machine the others tell of it and not of the program.
  private let runs = 9

  /// The usual size: both starts in less than half of Anki's time.
  func usual() throws -> [BenchRow] {
    try starts(.usual, first: 0.5, later: 0.5)
  }

  /// A size that few reach.
  func large() throws -> [BenchRow] { try starts(.large, first: 3, later: 1) }

  /// Figures of everything, which have no peer.
  func statistics() throws -> [BenchRow] {
    let program = TrainerProgram(library: try ground.library(.large))
    try program.saveSnapshot()
    let stats = try program.best(of: 3, ["stats"])
    let due = try program.run(["due"])
    try program.forget()
    let first = try [program.run(["stats"]), program.run(["due"])]
    let size = Ground.Size.large.text
    let peak = max(due.peakMegabytes, first[1].peakMegabytes)
    let peakOfStats = max(stats.peakMegabytes, first[0].peakMegabytes)
    return [
      BenchRow("stats, \(size)", Quantity(stats.seconds, .seconds), wanted: .atMost(2)),
      BenchRow("memory of due, \(size)", Quantity(peak, .megabytes), wanted: .atMost(400)),
      BenchRow(
        "memory of stats, \(size)", Quantity(peakOfStats, .megabytes), wanted: .atMost(400)),
    ]
  }

  private func starts(_ size: Ground.Size, first: Double, later: Double) throws -> [BenchRow] {
    let program = TrainerProgram(library: try ground.library(size))
    var fresh: [Double] = []
    for _ in 0..<runs {
      try program.forget()
      fresh.append(try program.run(["due"]).seconds)
    }
    try program.saveSnapshot()
    let again = try program.best(of: runs, ["due"]).seconds
    let anki = AnkiPeer(options).start(notes: size.items)
    return [
      BenchRow(
        "due, first start, \(size.text)", Quantity(fresh.min() ?? 0, .seconds), beside: anki,
        wanted: .atMostTimes(first)),
      BenchRow(
        "due, later starts, \(size.text)", Quantity(again, .seconds), beside: anki,
        wanted: .atMostTimes(later)),
    ]
  }
}
