import Testing

@testable import TrainerScoring

@Suite struct ClaimCheckTests {
  @Test(arguments: [
    "Queues are an important part of this.", "First I would talk about locks and queues.",
    "I am familiar with actors.", "Locks, queues, actors, threads, tasks, semaphores.",
    "lock + queue + actor + thread + task + semaphore",
  ])
  func findsMentions(text: String) {
    let tokens = Example.tokens(text).filter(\.isWord)
    #expect(tokens.allSatisfy { $0.marks.contains(.mentioned) })
  }

  @Test(arguments: [
    "The queue runs its tasks one after another.", "Lock, change, unlock.",
    "- lock made once\n- holds the queue\n- task waits",
  ])
  func leavesClaimsAlone(text: String) {
    #expect(!Example.tokens(text).contains { $0.marks.contains(.mentioned) })
  }
}
