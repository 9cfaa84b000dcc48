import Foundation
import TrainerMarkdown
import TrainerText

/// Bytes to items with all problems, and Markdown to HTML, beside `cmark` on the same bytes.
///
/// Both run on one core, and what is measured is the time of the processor.
enum ParseBench {
  static func run() throws {
    try OneCore.use()
    let library = try GeneratedLibrary(items: 20_000, reviews: 1)
    defer { library.remove() }
    let samples = [
      try DeckSample.shipped(), try DeckSample("generated decks", folder: library.content),
    ]
    for sample in samples { try compare(sample, file: library.folder.appending(path: "all.md")) }
  }

  private static func compare(_ sample: DeckSample, file: URL) throws {
    let bytes = sample.bytes
    try Data(bytes).write(to: file)
    var problems = 0
    let items = try Stopwatch.leastProcessorTime(of: 5) { _ = try sample.read() }
    let check = try Stopwatch.leastProcessorTime(of: 5) { problems = try sample.check() }
    let html = try Stopwatch.leastProcessorTime(of: 5) {
      let source = try SourceText(name: "all.md", bytes: bytes)
      _ = HTMLWriter(.trusted).html(MarkdownDocument(source))
    }
    let size = "\(sample.name), \(bytes.count / 1000) kB"
    tell("\(size): to items", items, bytes.count)
    tell("\(size): to items and \(problems) problems", check, bytes.count)
    tell("\(size): to HTML", html, bytes.count)
    guard let peer = try cmark(file) else {
      return Stopwatch.tell("cmark", "not there: nothing to compare with")
    }
    tell("\(size): to HTML by cmark", peer, bytes.count)
    for (name, seconds) in [("items", items), ("items and problems", check), ("HTML", html)] {
      Stopwatch.tell("  \(name) in cmark's time", "\((seconds / peer * 100).rounded() / 100)")
    }
  }

  private static func tell(_ name: String, _ seconds: Double, _ bytes: Int) {
    Stopwatch.tell(name, "\(Int((Double(bytes) / seconds / 1e6).rounded())) MB/s")
  }

  private static func cmark(_ file: URL) throws -> Double? {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/cmark") else { return nil }
    return try Stopwatch.leastProcessorTime(of: 5, ofChildren: true) {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/cmark")
      process.arguments = [file.path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
  }
}
