import Testing

@testable import TrainerScoring

/// What others think, what is left open, and lists inside sentences: no evidence.
@Suite struct BeliefTests {
  @Test(arguments: [
    ("People think the queue blocks, but it returns.", ["queue", "blocks"]),
    ("Many believe a lock helps.", ["lock", "helps"]),
    ("You would expect a deadlock.", ["deadlock"]),
    ("One might assume the queue blocks.", ["queue", "blocks"]),
    ("I thought the lock helps but it waits.", ["lock", "helps"]),
    ("It is a myth that locks help.", ["locks", "help"]),
    ("That locks help is a misconception.", ["locks", "help"]),
    ("Whether you copy or move, it waits.", ["copy", "move"]),
    ("No matter whether it copies, it waits.", ["copies"]),
    ("Some say the queue blocks.", ["queue", "blocks"]),
  ])
  func doubtsWhatOthersThink(text: String, doubted: [String]) {
    let words = Example.words(Example.tokens(text), marked: .doubted)
    #expect(doubted.allSatisfy(words.contains))
    #expect(!words.contains("returns") && !words.contains("waits"))
  }

  @Test(arguments: [
    "I think the queue blocks.", "Check whether the queue blocks.", "People use a lock.",
    "You expect a deadlock.", "The queue is supposed to block.", "I would say it blocks.",
  ])
  func believesTheSpeaker(text: String) {
    #expect(Example.words(Example.tokens(text), marked: .doubted).isEmpty)
  }

  @Test(arguments: [
    "Locks, queues, actors and threads are the names that I would put on the board.",
    "Thread safety, queues, race conditions and actors all have a place in what we do.",
    "With locks, queues, actors and threads we come to what everyone should have done.",
  ])
  func listsInSentencesAreMentions(text: String) {
    let mentioned = Example.words(Example.tokens(text), marked: .mentioned)
    #expect(mentioned.contains("queues") && mentioned.contains("actors"))
  }

  @Test(arguments: [
    "It needs a lock, a queue and an actor, and then it can go on.",
    "Lock the door, close the queue, stop the thread and wait for it, as we do.",
    "addLock, addQueue + thread, start(it:)", "lock → queue → actor → thread",
    "What you need is a thing that waits: locks, queues, actors.",
  ])
  func statementsAndNotesAreNone(text: String) {
    #expect(Example.words(Example.tokens(text), marked: .mentioned).isEmpty)
  }
}
