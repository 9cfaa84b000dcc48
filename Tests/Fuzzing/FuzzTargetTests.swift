import Foundation
import Testing

/// Each target holds on what its fuzzing begins with; so they stay right while nobody fuzzes.
@Suite("Fuzz targets")
struct FuzzTargetTests {
  /// What does not hold ends the process; so each target has one of its own.
  @Test("a target holds on its seeds", arguments: FuzzTarget.allCases)
  func seeds(_ target: FuzzTarget) async {
    await #expect(processExitsWith: .success) { [name = target.rawValue as String] in
      let target = try #require(FuzzTarget(rawValue: name))
      let seeds = try Seeds.of(target)
      try #require(!seeds.isEmpty)
      for seed in seeds { seed.withUnsafeBufferPointer(target.run) }
    }
  }
}

/// What `seeds.py` makes more of.
private enum Seeds {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()
  private static let decks = here.appending(path: "../TrainerCoreTests/Content/Fixtures/Decks")

  /// Longer ones are cut, as libFuzzer's are.
  private static let longest = 4000

  static func of(_ target: FuzzTarget) throws -> [[UInt8]] {
    switch target {
    case .deck, .inline: try texts.map { Array($0.utf8.prefix(longest)) }
    case .frontMatter:
      try texts.filter { $0.hasPrefix("---\n") }.map { text in
        Array(text.dropFirst(4).split(separator: "\n---", maxSplits: 1)[0].utf8.prefix(longest))
      }
    case .ideas, .logLine:
      try String(contentsOf: here.appending(path: "Seeds/\(target.rawValue).txt"), encoding: .utf8)
        .split(separator: "\n").map { Array($0.utf8) }
    }
  }

  private static var texts: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: decks, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "md" }
        .map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    }
  }
}
