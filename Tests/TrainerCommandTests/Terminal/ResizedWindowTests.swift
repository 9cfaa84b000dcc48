import Foundation
import Testing
import TrainerTestKit

@Suite("A window that becomes narrower while its question waits")
struct ResizedWindowTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(options: ["--content", "deck.md"])
    let deck = "Q: Which?\nA: \(Array(repeating: "word", count: 60).joined(separator: " "))\n"
    try deck.write(
      to: sandbox.folder.appending(path: "deck.md"), atomically: true, encoding: .utf8)
  }

  @Test("an answer was broken to the old width, and once more to the new one")
  func answer() throws {
    let terminal = try sandbox.terminal("executed practice", columns: 80, rows: 24)
    try terminal.expect(PseudoTerminal.ready)
    terminal.resize(columns: 44, rows: 24)
    let lines = try terminal.enter("k").split(whereSeparator: \.isNewline)
      .filter { $0.contains("word") }
    #expect(lines.count == 8)
    #expect(lines.dropLast().allSatisfy { $0.count == 2 + 8 * 5 - 1 }, "\(lines)")
  }
}
