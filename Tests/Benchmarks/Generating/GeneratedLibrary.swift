import Foundation
import TrainerTestKit

/// A folder of decks and a folder of state of any size, made from a seed.
struct GeneratedLibrary {
  let folder: URL
  var content: URL { folder.appending(path: "content") }
  var home: URL { folder.appending(path: "home") }

  /// One that goes away again.
  static func temporary(_ size: Ground.Size) throws -> GeneratedLibrary {
    try GeneratedLibrary(
      FileManager.default.temporaryDirectory.appending(path: "trainer-bench-\(UUID())"), size)
  }

  /// Makes items of about 400 bytes, 50 a deck, and reviews spread over them and over three years.
  init(_ folder: URL, _ size: Ground.Size) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: home.appending(path: "reviews"), withIntermediateDirectories: true)
    try writeDecks(size.items)
    if size.reviews > 0 { try writeLog(size) }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func writeDecks(_ items: Int) throws {
    var random = SeededRandom(seed: 1)
    for deck in 0..<(items + 49) / 50 {
      var text = "---\ntitle: Deck \(deck)\ntopic: topic \(deck % 40)\n---\n\n"
      for item in (deck * 50)..<min(items, deck * 50 + 50) {
        text += "## Question \(item) {#item-\(item) kind=card}\n\n\(words(30, &random))?\n\n"
        text += "### Answer\n\(words(30, &random)).\n\n"
      }
      try text.write(
        to: content.appending(path: "deck-\(deck).md"), atomically: false, encoding: .utf8)
    }
  }

  private func words(_ count: Int, _ random: inout SeededRandom) -> String {
    let all = [
      "view", "model", "update", "binding", "layout", "actor", "value", "makes", "the", "a",
    ]
    return (0..<count).map { _ in random.pick(all) }.joined(separator: " ")
  }

  private func writeLog(_ size: Ground.Size) throws {
    let path = home.appending(path: "reviews/bench.jsonl").path
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw BenchFailure.program(["write", path]) }
    defer { try? file.close() }
    var random = SeededRandom(seed: 2)
    var lines = ""
    let step = 94_608_000_000 / Int64(size.reviews)
    for number in 1...size.reviews {
      let time = 1_700_000_000_000 + Int64(number) * step
      let item = Int.random(in: 0..<size.items, using: &random)
      let rating = random.pick([1, 2, 3, 3, 3, 3, 4])
      let due = time + Int64(rating) * 5 * 86_400_000
      lines += #"{"v":1,"n":\#(number),"t":\#(time),"z":60,"e":"review","item":"item-\#(item)","#
      lines += #""part":"","r":\#(rating),"due":\#(due),"ms":9000}"# + "\n"
      if lines.utf8.count > 1 << 20 || number == size.reviews {
        try file.write(contentsOf: Data(lines.utf8))
        lines = ""
      }
    }
  }
}
