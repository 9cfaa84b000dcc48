#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import Testing
import TrainerTestKit

/// A mock interview that the disk does not take in the end.
@Suite struct MockKeepingTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(fixtures: [Fixture(name: "mocks", place: "content")])
  }

  private var mocks: URL { sandbox.folder.appending(path: "home/mocks") }

  /// An interview in whose middle a file takes the place of its folder.
  private func refused() throws -> PseudoTerminal {
    let terminal = try sandbox.terminal(
      "executed --content content mock design", variables: ["LC_ALL": "C.UTF-8"])
    try terminal.expect("starts the clock")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.enter("", showing: "Ask me things")
    try FileManager.default.removeItem(at: mocks)
    try Data().write(to: mocks)
    try terminal.enter("does it work offline", expecting: "must open in the tunnel")
    try terminal.expect("the interview goes on")
    try terminal.expect(PseudoTerminal.ready)
    return terminal
  }

  private func end(_ terminal: PseudoTerminal) throws {
    try terminal.enter("/q", showing: "q goes to the report")
    try terminal.enter("q", expecting: "0 of 2, not passed")
    try terminal.expect("leave gives it up")
    try terminal.expect(PseudoTerminal.ready)
  }

  @Test("an interview that could not be saved in the end was gone with all that was typed")
  func aFullDiskInTheEndIsWaitedFor() throws {
    let terminal = try refused()
    try end(terminal)
    try terminal.enter("later", showing: "is none of these")
    try terminal.enter("print", showing: "does it work offline")
    try FileManager.default.removeItem(at: mocks)
    try terminal.enter("", expecting: "Everything is on the disk again")
    try terminal.expect("Transcript:")
    #expect(try terminal.status() == 0)
    let transcript = try sandbox.run("trainer mock --show 1")
    #expect(transcript.out.contains("> does it work offline"))
  }

  @Test func itCanBeKeptElsewhereAndLeft() throws {
    let terminal = try refused()
    try end(terminal)
    try terminal.enter("save kept.md", showing: "The transcript is in kept.md")
    try terminal.enter("leave", expecting: "the interview is not on the disk")
    #expect(try terminal.status() == 74)
    let kept = try String(contentsOf: sandbox.folder.appending(path: "kept.md"), encoding: .utf8)
    #expect(kept.contains("> does it work offline"))
  }

  @Test("an interview that was left half-way said that it was kept where it was not")
  func leavingHalfWayAsksToo() throws {
    let terminal = try refused()
    terminal.type("\u{4}")
    try terminal.expect("leave gives it up")
    try terminal.expect(PseudoTerminal.ready)
    terminal.type("\u{4}")
    try terminal.expect("once more")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.leave(74)
    #expect(!terminal.shown.contains("Kept as it is"))
  }

  /// Nobody is there any more who could make room.
  @Test func aClosedTerminalIsNotWaitedFor() throws {
    let terminal = try refused()
    terminal.signal(SIGHUP)
    try terminal.expect("the latest is not on the disk")
    #expect(try terminal.status() == 129)
  }
}
