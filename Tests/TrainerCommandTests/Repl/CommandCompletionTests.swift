import Testing

@testable import TrainerTerminal
@testable import trainer

@Suite struct CommandCompletionTests {
  private let noPaths = PathCompletion(home: nil) { _ in [] }

  @Test(arguments: [
    ("pra", "pra", ["practice"]),
    ("do", "do", ["doctor"]),
    ("config ", "", ["get", "set"]),
    ("fsrs r", "r", ["replay"]),
    ("help prac", "prac", ["practice"]),
    ("practice --min", "--min", ["--minutes"]),
    ("zzz", "zzz", []),
  ])
  func whatMayComeNext(_ text: String, _ word: String, _ candidates: [String]) {
    #expect(
      CommandCompletion.completions(of: text, paths: noPaths) == Completions(of: word, candidates))
  }

  @Test(arguments: [
    ("practice --topic ", "", ["'Auto Layout'", "cells"]),
    ("practice --topic A", "A", ["'Auto Layout'"]),
    ("practice --topic 'Auto L", "'Auto L", ["'Auto Layout'"]),
    ("practice --topic Auto\\ L", "Auto\\ L", ["'Auto Layout'"]),
    ("practice --kind ca", "ca", ["card"]),
    ("--home x list --lesson ", "", ["lesson one"].map(\.quotedForShell)),
    ("read b", "b", ["basics"]),
    ("show ", "", ["stale-binding"]),
    ("config set new", "new", ["new-a-day"]),
    ("config set new-a-day ", "", []),
    ("show one ", "", []),
    ("help st", "st", ["state", "stats"]),
  ])
  func namesMayCome(_ text: String, _ word: String, _ candidates: [String]) {
    let names: [NameKind: [String]] = [
      .topic: ["Auto Layout", "cells"], .lesson: ["lesson one"], .deck: ["basics"],
      .item: ["stale-binding"],
    ]
    let completions = CommandCompletion.completions(of: text, paths: noPaths) {
      $0.flatMap { names[$0] ?? [] }
    }
    #expect(completions == Completions(of: word, candidates))
  }

  @Test func nothingTypedOffersEveryCommand() {
    let all = CommandCompletion.completions(of: "", paths: noPaths).candidates
    #expect(all == all.sorted())
    #expect(Set(all).isSuperset(of: ["practice", "check", "help", "quit"]))
  }
}
