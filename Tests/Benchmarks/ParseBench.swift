import Foundation
import TrainerCore
import TrainerMarkdown
import TrainerText

/// Bytes to items with all problems, and Markdown to HTML, beside `cmark` on the same file.
enum ParseBench {
  static func run() throws {
    let library = try GeneratedLibrary(items: 20_000, reviews: 1)
    defer { library.remove() }
    let names = try FileManager.default.contentsOfDirectory(atPath: library.content.path).sorted()
    var bytes: [UInt8] = []
    for name in names where name.hasSuffix(".md") {
      let text = try Data(contentsOf: library.content.appending(path: name))
      bytes += text.drop { $0 != UInt8(ascii: "#") }
    }
    let file = library.folder.appending(path: "all.md")
    try Data(bytes).write(to: file)
    let parse = try Stopwatch.best(of: 5) {
      _ = DeckParser.parse(try SourceText(name: "all.md", bytes: bytes))
    }
    tell("deck to items and problems", parse, bytes.count)
    let html = try Stopwatch.best(of: 5) {
      let source = try SourceText(name: "all.md", bytes: bytes)
      _ = HTMLWriter(.trusted).html(MarkdownDocument(source))
    }
    tell("Markdown to HTML", html, bytes.count)
    guard let peer = try cmark(file) else {
      Stopwatch.tell("cmark", "not there: nothing to compare with")
      return
    }
    tell("cmark to HTML, whole process", peer, bytes.count)
    Stopwatch.tell("items against cmark", "\((parse / peer * 100).rounded() / 100) of its time")
    Stopwatch.tell("HTML against cmark", "\((html / peer * 100).rounded() / 100) of its time")
  }

  private static func tell(_ name: String, _ seconds: Double, _ bytes: Int) {
    let rate = (Double(bytes) / seconds / 1e6).rounded()
    Stopwatch.tell("\(name), \(bytes / 1000) kB", "\(Int(rate)) MB/s")
  }

  private static func cmark(_ file: URL) throws -> Double? {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/cmark") else { return nil }
    return try Stopwatch.best(of: 5) {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/cmark")
      process.arguments = [file.path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
  }
}
