import Foundation

/// Bytes to items with all problems, beside `cmark` on the same bytes.
///
/// Both run on one core, and what is measured is the time of the processor.
struct DeckBench {
  let ground: Ground

  func run() throws -> [BenchRow] {
    try OneCore.use()
    let generated = try ground.library(Ground.Size(items: 20_000, reviews: 0))
    let samples = [
      try DeckSample.shipped(), try DeckSample("generated decks", folder: generated.content),
    ]
    return try samples.map { try compare($0, file: generated.folder.appending(path: "all.md")) }
  }

  private func compare(_ sample: DeckSample, file: URL) throws -> BenchRow {
    let bytes = sample.bytes
    try Data(bytes).write(to: file)
    let seconds = try Stopwatch.leastProcessorTime(of: 5) { _ = try sample.check() }
    return BenchRow(
      "\(sample.name) to items and problems",
      Quantity(Double(bytes.count) / seconds / 1e6, .bytesPerSecond),
      beside: CmarkPeer.toHTML(file, bytes: bytes.count), wanted: .atLeastTimes(1))
  }
}
