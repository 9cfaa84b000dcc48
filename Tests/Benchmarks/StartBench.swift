import Foundation

/// How long `trainer due` takes as a whole process, without and with a snapshot.
struct StartBench {
  let items: Int
  let reviews: Int

  func run() throws {
    let library = try GeneratedLibrary(items: items, reviews: reviews)
    defer { library.remove() }
    let without = try Stopwatch.best(of: 5) { try trainer(library, ["due"]) }
    tell("without snapshot", without)
    // A session that ends at once leaves the snapshot behind.
    try trainer(library, ["practice", "--limit", "1"])
    tell("with snapshot", try Stopwatch.best(of: 5) { try trainer(library, ["due"]) })
  }

  private func tell(_ how: String, _ seconds: Double) {
    Stopwatch.tell(
      "due, \(items) items, \(reviews) reviews, \(how)", Stopwatch.milliseconds(seconds))
  }

  private func trainer(_ library: GeneratedLibrary, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "trainer")
    process.arguments =
      arguments + ["--content", library.content.path, "--home", library.home.path]
    process.environment = ["TRAINER_DEVICE": "bench", "TZ": "Europe/Berlin", "HOME": "/"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchFailure.trainer(arguments) }
  }
}

enum BenchFailure: Error {
  /// The program ended with an error.
  case trainer([String])
}
