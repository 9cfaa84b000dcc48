import Testing
import TrainerCore

/// A small program that shows a sentence of an answer to be true.
///
/// It prints what it should, or is refused by the compiler. Its first lines, all comments, say
/// which sentence and how.
struct ClaimedProgram: Sendable, CustomTestStringConvertible {
  /// The file's name without its ending, which is the name of the type in it as well.
  let name: String
  private let lines: [Substring]
  let isAsync: Bool

  static func all(in folder: String) throws -> [ClaimedProgram] {
    try ShippedContent.fixtures(in: folder, ending: ".swift").map { name in
      let text = try ShippedContent.fixture("\(folder)/\(name).swift")
      return ClaimedProgram(
        name: name, lines: text.split(separator: "\n").prefix { $0.hasPrefix("// ") },
        isAsync: text.contains("func run() async"))
    }
  }

  private func notes(_ key: String) -> [String] {
    lines.filter { $0.hasPrefix("// \(key): ") }.map { String($0.dropFirst(key.count + 5)) }
  }

  var item: String? { notes("item").first }
  var printed: [String] { notes("prints") }
  var refused: [String] { notes("refused") }

  /// Expects that the item still says what the program shows.
  func expectClaim() throws {
    guard let item else { return }
    let answer = try #require(ShippedContent.byID[item], "\(name) is about \(item)").answer
    let said = try #require(notes("says").first)
    #expect(answer.contains(said), "\(item) no longer says what \(name) shows: \(said)")
  }

  var testDescription: String { name }
}
