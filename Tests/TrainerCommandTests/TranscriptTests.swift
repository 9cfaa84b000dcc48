import Foundation
import Testing

/// Whole commands, as a person or a script meets them.
///
/// `RECORD_GOLDEN=1 swift test --filter Transcript` writes the files anew and fails, so that a
/// green run never means "just written".
@Suite struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test func thereAreTranscripts() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func holds(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let expected = try String(contentsOf: file, encoding: .utf8)
    let actual = try replayed(Transcript(expected)).text
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(actual.utf8).write(to: file)
      Issue.record("recorded \(name)")
    } else if let difference = firstDifference(expected, actual) {
      Issue.record("\(name): \(difference)")
    }
  }

  private func replayed(_ transcript: Transcript) throws -> Transcript {
    let sandbox = try Sandbox(options: transcript.options, fixtures: transcript.fixtures)
    var result = transcript
    result.entries = try transcript.entries.map { entry in
      guard case .step(let line, _) = entry else { return entry }
      return .step(line: line, result: try sandbox.run(line))
    }
    return result
  }

  private func firstDifference(_ expected: String, _ actual: String) -> String? {
    if expected == actual { return nil }
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(left, right).prefix { $0 == $1 }.underestimatedCount
    let place = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset ?? index
    let command = left[...min(place, left.count - 1)].last { $0.hasPrefix("$ ") } ?? ""
    func window(_ lines: [Substring]) -> String {
      lines.dropFirst(place).prefix(6).map { "    \($0)\n" }.joined()
    }
    return """
      differs from line \(place + 1), at \(command)
      expected:
      \(window(left))was:
      \(window(right))
      """
  }
}
