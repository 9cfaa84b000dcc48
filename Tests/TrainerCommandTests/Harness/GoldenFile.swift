import Foundation
import Testing

/// A file of what is expected, among the fixtures.
///
/// With `RECORD_GOLDEN=1` it is written anew and the test fails, so that a green run never means
/// "just written".
struct GoldenFile {
  private let name: String
  private let url: URL

  init(_ name: String) {
    self.name = name
    url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures").appending(path: name)
  }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  func compare(_ actual: String) throws {
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(actual.utf8).write(to: url)
      Issue.record("recorded \(name)")
    }
    let expected = try text()
    if expected == actual { return }
    let lines = [expected, actual].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let place = zip(lines[0], lines[1]).prefix { $0 == $1 }.underestimatedCount
    let shown = lines.map { $0.dropFirst(place).prefix(3).joined(separator: "\n") }
    Issue.record("\(name) differs from line \(place + 1):\n\(shown[0])\nwas:\n\(shown[1])")
  }
}
