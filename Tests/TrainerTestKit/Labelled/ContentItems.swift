import Foundation
import TrainerCore
import TrainerText

/// The items of the Content that comes with the package.
enum ContentItems {
  /// By their ids.
  static func read() throws -> [String: Item] {
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
