import Foundation
import Testing
import TrainerCore

/// The Swift code that one item shows.
struct LessonCode: Sendable, CustomTestStringConvertible {
  let item: Item
  let snippets: [Snippet]

  struct Snippet: Sendable {
    /// The line of its first line of code in the deck, from 1.
    let line: Int
    let text: String
  }

  /// The code of all items, in the order of the decks.
  static let all: [LessonCode] = ShippedContent.content.decks.flatMap { deck in
    let text = (try? String(contentsOfFile: deck.path, encoding: .utf8)) ?? ""
    let snippets = Snippet.all(in: text)
    let items = deck.deck.items
    return items.enumerated().compactMap { number, item in
      let end = number + 1 < items.count ? items[number + 1].place.line : Int.max
      let own = snippets.filter { (item.place.line..<end).contains($0.line) }
      return own.isEmpty ? nil : LessonCode(item: item, snippets: own)
    }
  }

  private var text: String { snippets.map(\.text).joined(separator: "\n") }

  /// Whether it leaves something out and says so in a comment.
  var isElided: Bool { text.contains(/\/\/.*…/) }

  /// Whether it can be run as it stands, and the item tells what it prints.
  var output: String? {
    guard case .predict(let output?) = item.task, text.hasPrefix("import ") else { return nil }
    return output
  }

  /// Whether it runs from top to bottom, without a type that is its entry.
  var isScript: Bool { output != nil && !text.contains("@main") }

  var testDescription: String { item.id }
}

extension LessonCode.Snippet {
  /// The fenced Swift of a deck, with the words that are hidden in a cloze.
  static func all(in text: String) -> [Self] {
    var found: [Self] = []
    var code: [Substring]?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let bare = line.drop { $0 == " " }
      if let lines = code {
        if bare == "```" {
          found.append(Self(line: number + 1 - lines.count, text: lines.joined(separator: "\n")))
          code = nil
        } else {
          code = lines + [line]
        }
      } else if bare == "```swift" {
        code = []
      }
    }
    return found.map { snippet in
      let shown = snippet.text.replacing(/\{\{(.*?)(::.*?)?\}\}/) { String($0.1) }
      return Self(line: snippet.line, text: shown)
    }
  }
}
