import Testing

@testable import TrainerScoring

@Suite struct BareRunsTests {
  private func words(_ text: String) -> [String] {
    let tokens = Example.tokens(text)
    let runs = BareRuns(tokens)
    return tokens.indices.filter { runs.contains[$0] && tokens[$0].isWord }.map { tokens[$0].word }
  }

  @Test func findsNamesWithoutAStatement() {
    #expect(
      words("It has to do with locks, queues, actors and threads.") == [
        "locks", "queues", "actors", "threads",
      ])
    #expect(words("lock | queue | actor") == ["lock", "queue", "actor"])
  }

  @Test(arguments: [
    "The lock is taken, the queue waits for it, and nobody else gets in.",
    "Take the lock, empty the queue, free the thread.", "A lock and a queue.", "",
    "no lock, no queue, no actor",
  ])
  func leavesStatementsAlone(text: String) {
    #expect(words(text) == [])
  }

  @Test(arguments: [
    "The lid, the heater, a sensor, the relay, an interrupt, the alarm and the kettle.",
    "lid sensor | relay | heater | interrupt | alarm | kettle | dry boil",
  ])
  func namesInDisguiseEarnNothing(answer: String) {
    let score = Example.scorer.score(answer)
    #expect(score.points == 0)
    #expect(score.verdicts.allSatisfy { $0.evidence == .onlyNames })
  }
}
