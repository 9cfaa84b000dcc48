import Foundation
import Testing
import TrainerTestKit

@Suite("Undo before a person")
struct UndoTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(
      options: ["--now", "2026-12-04T08:00:00+01:00"],
      fixtures: [Fixture(name: "state", place: "home")])
    try sandbox.configure()
    let line =
      #"{"v":1,"n":1,"t":1796371200000,"z":60,"e":"review","item":"hosting","part":"","r":2,"#
      + #""due":1796716800000,"ms":9000}"#
    try (line + "\n").write(
      to: sandbox.folder.appending(path: "home/reviews/phone.jsonl"), atomically: true,
      encoding: .utf8)
  }

  private func log() throws -> String {
    try String(
      contentsOf: sandbox.folder.appending(path: "home/reviews/test.jsonl"), encoding: .utf8)
  }

  private static let question = "Take it back? y or n "

  @Test(
    "an answer of another device was taken back without a question",
    arguments: [("y", "phone/1"), ("ny", "test/3"), ("nn", nil), ("\u{4}", nil)])
  func namesTheAnswerAndAsks(_ keys: String, _ undone: String?) throws {
    let before = try log()
    let terminal = try sandbox.terminal("executed undo")
    let first = try terminal.expect(Self.question)
    #expect(first.contains("hard · hosting · 2026-12-04 09:00 · on phone"))
    for (number, key) in keys.enumerated() {
      if number > 0 {
        let next = try terminal.expect(Self.question)
        #expect(next.contains("good · verbs/once · 2026-12-03 09:02"))
        #expect(!next.contains("on test"))
      }
      terminal.type(String(key))
    }
    #expect(try terminal.status() == 0)
    let added = String(try log().dropFirst(before.count))
    #expect(added.contains("\"of\"") == (undone != nil))
    if let undone { #expect(added.contains("\"of\":\"\(undone)\"")) }
  }

  @Test("an answer of another device was not named before a session undid it")
  func namesTheAnswerInASession() throws {
    try "Q: What hosts? {#hosting}\nA: A controller.\n\nQ: Second?\nA: b\n".write(
      to: sandbox.folder.appending(path: "deck.md"), atomically: true, encoding: .utf8)
    let terminal = try sandbox.terminal("executed --content deck.md practice", columns: 120)
    try terminal.expect(PseudoTerminal.ready)
    try terminal.enter("/u", expecting: "hard · hosting · 2026-12-04 09:00 · on phone.")
    try terminal.enter("n", expecting: "good · verbs/once · 2026-12-03 09:02.")
    try terminal.enter("y", expecting: "Undone: verbs/once")
    terminal.type("/q\r")
    #expect(try terminal.status() == 0)
    #expect(try log().contains(#""of":"test/3""#))
  }
}
