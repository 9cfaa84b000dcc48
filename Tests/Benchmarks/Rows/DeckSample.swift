import Foundation
import TrainerCore
import TrainerText

/// Decks that are read again and again, each time as a library of its own.
struct DeckSample {
  let name: String
  let decks: [(name: String, bytes: [UInt8])]

  /// How often they are read, so that there is enough to measure.
  let rounds: Int

  /// How many bytes are read in all.
  var byteCount: Int { rounds * decks.reduce(0) { $0 + $1.bytes.count } }

  /// All that is read, in one piece.
  var bytes: [UInt8] { Array((0..<rounds).map { _ in decks.flatMap(\.bytes) }.joined()) }

  /// The decks of a folder, read so often that there are some megabytes.
  init(_ name: String, folder: URL) throws {
    self.name = name
    let files = FileManager.default.enumerator(atPath: folder.path)
    let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.sorted()
    decks = try paths.map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
    rounds = max(1, 8_000_000 / max(1, decks.reduce(0) { $0 + $1.bytes.count }))
  }

  /// What ships.
  static func shipped() throws -> DeckSample {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return try DeckSample(
      "shipped decks", folder: tests.appending(path: "../../../Content").standardizedFileURL)
  }

  /// From bytes to everything that `check` says, other decks considered.
  func check() throws -> Int {
    try (0..<rounds).reduce(0) { count, _ in
      try count + ContentCheck.problems(of: Content(reading: sources())).count
    }
  }

  private func sources() throws -> [SourceText] {
    try decks.map { try SourceText(name: $0.name, bytes: $0.bytes) }
  }
}
