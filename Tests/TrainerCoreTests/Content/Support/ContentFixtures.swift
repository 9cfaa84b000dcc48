import Foundation
import TrainerCore
import TrainerText

/// The files that the tests of content read, beside them.
enum ContentFixtures {
  /// The path of a file or folder.
  static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(name)").path
  }

  /// The bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(name))))
  }

  /// A file as a source, called by its own name.
  static func source(_ name: String) throws -> SourceText {
    try SourceText(
      name: name.split(separator: "/").last.map(String.init) ?? name, bytes: bytes(name))
  }
}

/// Reads the text of a deck called `deck.md`.
func parse(_ text: String) -> (deck: Deck, problems: [Diagnostic]) {
  DeckParser.parse(SourceText(name: "deck.md", text))
}

extension [Diagnostic] {
  /// Each as `line severity code`.
  var summary: [String] { map { "\($0.place.line) \($0.severity) \($0.code)" } }
}
