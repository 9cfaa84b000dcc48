import Foundation
import Testing

/// Compares a text with a golden file beside the fixtures.
///
/// `RECORD_GOLDEN=1` writes the file instead, and fails: a run that passes has compared.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(filePath: ContentFixtures.path("Decks/\(name)"))
  guard ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == nil else {
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  #expect(text == golden, "differs from \(name)", sourceLocation: sourceLocation)
}
