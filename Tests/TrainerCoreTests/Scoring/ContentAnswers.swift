import Foundation
import TrainerCore
import TrainerScoring
import TrainerText

/// Labelled answers to questions of Content: one an object a line, with the item, the answer and what each
/// idea should get.
struct ContentAnswers {
  struct Line {
    let item: String
    let kind: String
    let answer: String
    let labels: [String: String]
  }

  let lines: [Line]

  /// Reads a fixture.
  init(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/\(name).jsonl")
    lines = try Data(contentsOf: file).split(separator: 0x0A).map { line in
      let json = try JSONValue(parsing: line)
      func text(_ key: String) -> String { json[key]?.string ?? "" }
      let labels = json["labels"]?.object.map { $0.map { ($0.key, $0.value.string ?? "") } } ?? []
      return Line(
        item: text("item"), kind: text("kind"), answer: text("answer"),
        labels: Dictionary(uniqueKeysWithValues: labels))
    }
  }

  /// The items of Content by their ids.
  static func items() throws -> [String: Item] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Content/swiftui-and-uikit").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let items = try files.filter { $0.pathExtension == "md" }.flatMap { file in
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      return DeckParser.parse(SourceText(name: file.lastPathComponent, text)).deck.items
    }
    return Dictionary(items.map { ($0.id.description, $0) }) { first, _ in first }
  }
}
