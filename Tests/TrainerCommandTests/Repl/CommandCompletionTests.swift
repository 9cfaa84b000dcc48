import Testing

@testable import TrainerTerminal
@testable import trainer

@Suite struct CommandCompletionTests {
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
    #expect(CommandCompletion.completions(of: text) == Completions(of: word, candidates))
  }

  @Test func nothingTypedOffersEveryCommand() {
    let all = CommandCompletion.completions(of: "").candidates
    #expect(all == all.sorted())
    #expect(Set(all).isSuperset(of: ["practice", "check", "help", "quit"]))
  }
}
