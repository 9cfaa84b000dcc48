import Foundation
import TrainerCore

/// The decks that go out with the program, read once.
enum ShippedContent {
  /// This folder, with the fixtures.
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  static let folder = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Content")

  static let content = ContentLoader(
    roots: [ContentRoot(path: folder.path, origin: .given)], keepsTexts: true
  ).load()

  static let items = content.items

  /// What is practised or taken as a mock.
  static let asked = items.filter(\.kind.isAsked)

  /// What has ideas and comes up in practice; mocks are scored part by part.
  static let scored = items.filter { $0.kind.isQueued && !$0.ideas.isEmpty }

  static let byID = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }

  /// The text of a file beside the tests.
  static func fixture(_ path: String) throws -> String {
    try String(contentsOf: tests.appending(path: path), encoding: .utf8)
  }

  /// The names in a folder beside the tests that end alike, without that ending, in order.
  static func fixtures(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tests.appending(path: folder).path)
      .filter { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }
      .sorted()
  }
}
