import Foundation
import Testing
import TrainerTestKit

/// `o` hands a link to the system.
@Suite struct OpenedLinkTests {
  private func session(opener: String) throws -> PseudoTerminal {
    let sandbox = try Sandbox(
      options: ["--now", "2026-12-01T09:00:00+01:00", "--content", "deck.md"],
      fixtures: [Fixture(name: "screens/deck.md", place: "deck.md")])
    for name in ["open", "xdg-open"] { try sandbox.install(name, script: opener) }
    let terminal = try sandbox.terminal(
      "executed practice stale-binding",
      variables: ["PATH": "\(sandbox.folder.path):/usr/bin:/bin"])
    try terminal.expect(PseudoTerminal.ready)
    return terminal
  }

  /// Where the browser was not running, some openers end only with it.
  @Test func anOpenerThatGoesOnHoldsNobodyUp() throws {
    let terminal = try session(opener: "exec sleep 20")
    try terminal.enter("/o", expecting: "Opened: https://developer.apple.com/documentation/swiftui")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.enter("the old note")
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
  }

  @Test func anOpenerThatFailsIsSaid() throws {
    let terminal = try session(opener: "echo noise; exit 3")
    try terminal.enter("/o", expecting: "Nothing here opens links: https://")
    try terminal.expect(PseudoTerminal.ready)
    #expect(!terminal.shown.contains("noise"))
    terminal.type("/q\r")
    #expect(try terminal.status() == 0)
  }
}
