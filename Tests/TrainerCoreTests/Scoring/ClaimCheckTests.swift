import Testing

@testable import TrainerScoring

@Suite struct ClaimCheckTests {
  @Test(arguments: [
    "Queues are an important part of this.", "First I would talk about locks and queues.",
    "I am familiar with actors.", "Locks, queues, actors, threads, tasks, semaphores.",
    "lock + queue + actor + thread + task + semaphore",
    "locks → queues → actors → threads → tasks → semaphores",
  ])
  func findsMentions(text: String) {
    let tokens = Example.tokens(text).filter(\.isWord)
    #expect(tokens.allSatisfy { $0.marks.contains(.mentioned) })
  }

  @Test(arguments: [
    "The queue runs its tasks one after another.", "Lock, change, unlock.",
    "- lock made once\n- holds the queue\n- task waits",
    "leave the room → light dropped → door locked → heater off → nobody home → meter read",
    "lock: kept, queue: thrown away, actor: never made, thread: no name, task",
  ])
  func leavesClaimsAlone(text: String) {
    #expect(!Example.tokens(text).contains { $0.marks.contains(.mentioned) })
  }
}
