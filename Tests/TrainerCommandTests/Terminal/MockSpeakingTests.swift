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

/// `--speak`, with programs that stand in for the system's voices.
@Suite struct MockSpeakingTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(fixtures: [Fixture(name: "mocks", place: "content")])
  }

  /// Puts a voice where the program looks for one, and for nothing else.
  private func install(_ name: String, script: String) throws {
    try sandbox.install(name, script: "PATH=/usr/bin:/bin\n\(script)")
  }

  private func begin() throws -> PseudoTerminal {
    let terminal = try sandbox.terminal(
      "PATH=\"$PWD\" executed --content content mock design --speak",
      variables: ["LC_ALL": "C.UTF-8"])
    try terminal.expect("starts the clock")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.enter("", showing: "Ask me things")
    return terminal
  }

  /// What was written to a file by now, line by line.
  private func lines(of name: String) -> [String] {
    let text = try? String(contentsOf: sandbox.folder.appending(path: name), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  private func waitFor(_ name: String, lines count: Int) throws {
    let end = ContinuousClock.now + .seconds(20)
    while lines(of: name).count < count {
      if ContinuousClock.now > end { throw ChildFailure(description: "\(name) is too short") }
      usleep(20_000)
    }
  }

  /// Whether a process is there and not only waited for.
  private func isRunning(_ process: String) throws -> Bool {
    let state = try sandbox.run("ps -o stat= -p \(process)").out
    return !state.isEmpty && !state.hasPrefix("Z")
  }

  @Test("what a script that speaks had started went on when the program was gone")
  func aVoiceThatHangsHoldsUpNothingAndEnds() throws {
    try install("say", script: "echo $$ >> voices\nsleep 600 &\necho $! >> voices\nwait")
    let terminal = try begin()
    try terminal.enter("does it work offline", showing: "must open in the tunnel")
    try waitFor("voices", lines: 2)
    try terminal.leave()
    for process in lines(of: "voices") { #expect(try !isRunning(process), "\(process)") }
  }

  @Test("a voice that is another program's went on when the program was gone")
  func whatSpeaksForAnotherIsSilenced() throws {
    try install(
      "spd-say", script: "echo \"$1\" >> voices\n[ \"$1\" = --wait ] && exec sleep 600")
    let terminal = try begin()
    try terminal.enter("does it work offline", showing: "must open in the tunnel")
    try waitFor("voices", lines: 1)
    try terminal.leave()
    try waitFor("voices", lines: 2)
    #expect(lines(of: "voices").last == "--stop")
  }

  @Test func aVoiceThatFailsIsSaidOnce() throws {
    try install("espeak-ng", script: "echo failed >> voices\nexit 3")
    let terminal = try begin()
    for count in 1...3 {
      try terminal.enter("does it work offline", showing: "must open in the tunnel")
      try waitFor("voices", lines: count)
      // It has written, and ends any moment.
      usleep(300_000)
    }
    try terminal.leave()
    #expect(terminal.shown.split(separator: "espeak-ng ended with 3").count == 2)
  }

  @Test func noVoiceIsSaid() throws {
    let terminal = try begin()
    #expect(terminal.shown.contains("nothing here can speak"))
    try terminal.leave()
  }
}
