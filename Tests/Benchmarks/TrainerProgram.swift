import Foundation

/// The program itself, built beside the benchmarks.
struct TrainerProgram {
  let library: GeneratedLibrary

  /// Where the program is.
  static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "trainer").path

  /// The arguments that name the library.
  var place: [String] { ["--content", library.content.path, "--home", library.home.path] }

  /// Runs a command as a whole process.
  func run(_ arguments: [String]) throws -> Usage {
    guard FileManager.default.isExecutableFile(atPath: Self.path) else {
      throw BenchFailure.notBuilt
    }
    return try Usage.of(
      [Self.path] + arguments + place,
      environment: [
        "TRAINER_DEVICE": "bench", "TZ": "Europe/Berlin", "HOME": library.folder.path,
      ])
  }

  /// The run of several that took the least time.
  func best(of runs: Int, _ arguments: [String]) throws -> Usage {
    var best = try run(arguments)
    for _ in 1..<runs {
      let usage = try run(arguments)
      if usage.seconds < best.seconds { best = usage }
    }
    return best
  }

  /// Leaves a snapshot and the index of the decks behind: a session that ends at once does.
  ///
  /// The index knows no file that was written within two seconds before.
  func saveSnapshot() throws {
    Thread.sleep(forTimeInterval: 2.1)
    _ = try run(["practice", "--limit", "1"])
  }

  /// Takes the snapshot away, and what else may be made anew.
  func forget() throws {
    for name in ["home/progress.json", ".cache"] {
      let path = library.folder.appending(path: name)
      if FileManager.default.fileExists(atPath: path.path) {
        try FileManager.default.removeItem(at: path)
      }
    }
  }
}
