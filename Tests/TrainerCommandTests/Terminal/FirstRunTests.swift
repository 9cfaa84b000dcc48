import Foundation
import Testing
import TrainerTestKit

/// The questions of a first start, and the round that finds where a person stands.
@Suite struct FirstRunTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(
      options: ["--now", "2026-11-30T09:00:00+01:00", "--content", "decks"],
      fixtures: [Fixture(name: "decks", place: "decks")])
  }

  private func log() -> String {
    let file = sandbox.folder.appending(path: "home/reviews/test.jsonl")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private static let prompt = "\u{1B}[?2004h"

  @Test("three questions, then short ones of the decks, then where the person stands")
  func whole() throws {
    let terminal = try sandbox.terminal("trainer")
    try terminal.expect("When is your interview?")
    try terminal.expect(Self.prompt)
    terminal.type("last friday\r")
    try terminal.expect("Fri 2026-11-27, which is over")
    try terminal.expect(Self.prompt)
    terminal.type("in 11 days\r")
    try terminal.expect("Fri 2026-12-11")
    try terminal.expect("Minutes a day? [15]")
    terminal.type("20 minutes\r")
    try terminal.expect("Does your terminal show")
    terminal.type("\r")
    try terminal.expect("Start? [Y/n]")
    terminal.type("\r")
    for number in 1...2 {
      try terminal.expect("[\(number)/2")
      try terminal.expect(Self.prompt)
      terminal.type("/k\r")
      try terminal.expect(Self.prompt)
      terminal.type(number == 2 ? "1\r" : "3\r")
    }
    try terminal.expect("Your start")
    try terminal.expect("New to you")
    try terminal.expect("11 days, 20 min a day")
    try terminal.expect("Next: Enter starts today's 20 minutes")
    try terminal.expect("trainer> ")
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
    #expect(log().split(separator: "\n").count { $0.contains("\"e\":\"review\"") } == 2)
    let again = try sandbox.terminal("trainer")
    try again.expect("trainer> ")
    #expect(!again.shown.contains("interview?"))
    again.type("q\r")
    #expect(try again.status() == 0)
  }

  @Test("at night the start counted a day more to the interview than its date is away")
  func atNight() throws {
    let terminal = try sandbox.terminal("trainer --now 2026-12-01T02:28:00+01:00")
    try terminal.expect("When is your interview?")
    try terminal.enter("in three weeks", expecting: "Tue 2026-12-22, in 21 days")
    try terminal.expect("Minutes a day?")
    try terminal.enter("", expecting: "Does your terminal show")
    try terminal.enter("", expecting: "Start? [Y/n]")
    try terminal.enter("n", expecting: "21 days, 15 min a day")
    try terminal.expect("trainer> ")
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
  }

  @Test("who leaves in between is asked the rest", arguments: [("\u{3}", 130), ("\u{4}", 0)])
  func left(_ key: String, _ status: Int32) throws {
    let terminal = try sandbox.terminal("trainer")
    try terminal.expect("When is your interview?")
    try terminal.expect(Self.prompt)
    terminal.type("\r")
    try terminal.expect("Minutes a day?")
    try terminal.expect(Self.prompt)
    terminal.type(key)
    #expect(try terminal.status() == status)
    #expect(log().contains("\"key\":\"interview-date\",\"value\":null"))
    let again = try sandbox.terminal("trainer")
    try again.expect("Two questions")
    try again.expect("Minutes a day?")
    try again.expect(Self.prompt)
    again.type("\r")
    try again.expect("Does your terminal show")
    try again.expect(Self.prompt)
    again.type("maybe\r")
    // It was said that 'this question' wants y or n, and nobody could tell which one.
    try again.expect("'Does your terminal show ✓ ▁▃▇?' wants y")
    try again.expect(Self.prompt)
    again.type("n\r")
    try again.expect("Start? [Y/n]")
    again.type("n\r")
    try again.expect("Your start")
    try again.expect("trainer> ")
    again.type("q\r")
    #expect(try again.status() == 0)
    #expect(try sandbox.run("cat home/config.yaml").out == "plain: on\n")
    #expect(!log().contains("\"e\":\"review\""))
  }

  @Test("nobody is asked in a pipe, by another command, or who has a configuration")
  func notAsked() throws {
    #expect(try sandbox.run("echo q | trainer").out.contains("Enter starts"))
    #expect(log().isEmpty)
    let practice = try sandbox.terminal("trainer practice")
    try practice.expect("[1/")
    try practice.expect(Self.prompt)
    try practice.leave()
    try sandbox.configure()
    let terminal = try sandbox.terminal("trainer")
    try terminal.expect("Enter starts")
    try terminal.expect(Self.prompt)
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
    #expect(!terminal.shown.contains("interview?"))
  }

  @Test(
    "a screen reader is not asked about signs", arguments: [["ACCESSIBLE": "1"], ["TERM": "dumb"]])
  func plain(_ variables: [String: String]) throws {
    let terminal = try sandbox.terminal("trainer", variables: variables)
    try terminal.expect("Two questions")
    try terminal.expect("> ")
    terminal.type("\r")
    try terminal.expect("Minutes a day?")
    try terminal.expect("> ")
    terminal.type("\r")
    try terminal.expect("Start? [Y/n]")
    try terminal.expect("> ")
    terminal.type("n\r")
    try terminal.expect("trainer> ")
    #expect(!terminal.shown.contains("Does your terminal"))
    #expect(!terminal.shown.contains("\u{1B}[K"))
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
  }
}
