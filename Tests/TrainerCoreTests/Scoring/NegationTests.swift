import Testing

@testable import TrainerScoring

@Suite struct NegationTests {
  @Test(arguments: [
    ("It does not crash.", ["crash"]),
    ("It never crashes, it warns.", ["crashes"]),
    ("Not the view but the store decides.", ["view"]),
    ("The store decides, not only the view.", []),
    ("The lock is not needed.", ["lock", "needed"]),
    ("The lock is unnecessary.", ["lock"]),
    ("Use a queue instead of a lock.", ["lock"]),
    ("You can't avoid a deadlock.", []),
    ("Never forget to lock.", []),
    ("It doesn't finish until the lock opens.", []),
    ("Mark the field optional.", []),
    ("It holds neither locks nor queues.", ["locks", "queues"]),
    ("It shows nothing.", ["shows"]),
    ("It ignores the lock.", ["lock"]),
    ("The lock is ignored.", ["lock"]),
    ("It does not know the queue.", ["know", "queue"]),
    ("It does not affect the queue.", ["affect"]),
    ("The queue has a lock it is not shared", ["shared"]),
    ("The lock has no effect.", ["lock"]),
    ("A queue plays no part.", ["queue", "part"]),
    ("The lock has no key.", ["key"]),
    ("Locks need not be fair except in the queue.", ["locks", "need", "fair"]),
    ("Locks do not have to be fair except there.", ["locks", "fair"]),
    ("It fails not because locks wait but because queues do.", ["fails", "locks", "wait"]),
    ("The lock is no help.", ["lock", "help"]),
    ("The lock is no key.", ["key"]),
    ("Don't bother locking the queue.", ["bother", "locking", "queue"]),
    ("It does not bother the queue.", ["bother"]),
    ("You should not set the lock.", ["set", "lock"]),
    ("A single lock can't guard the queue.", ["single", "lock", "guard", "queue"]),
    ("The lid is not missing.", ["lid", "missing"]),
    ("It does not keep the lock.", ["keep"]),
    ("It waits off the main thread.", ["main", "thread"]),
    ("Turn off the heater.", []),
    ("The lid need not wait.", ["lid", "need", "wait"]),
    ("I can't wait to lock it.", []),
    ("The lid isn't affected by locking the queue.", ["lid", "affected", "locking", "queue"]),
  ])
  func reachesTheRightWords(text: String, negated: [String]) {
    #expect(Example.words(Example.tokens(text), marked: .negated) == negated)
  }

  @Test(
    "statements that were turned down as a whole were credited",
    arguments: [
      ("It is not the case that the lock opens the queue.", ["lock", "opens", "queue"]),
      ("It isn't really true that the lock opens.", ["lock", "opens"]),
      ("I don't think the lock opens, but the lid does.", ["lock", "opens"]),
      ("I don't think the lock opens, it waits for the key.", ["lock", "opens"]),
      ("It would be wrong to say that the lock opens.", ["lock", "opens"]),
      ("It is false that the lock opens.", ["lock", "opens"]),
      ("It is not true that it never opens.", ["never"]),
      ("Does the lock open? No, the lid does.", ["lock", "open"]),
      ("Does the lock open? Yes.", []),
      ("The lock is wrong.", []),
    ])
  func turnsDownWholeStatements(text: String, negated: [String]) {
    #expect(Example.words(Example.tokens(text), marked: .negated) == negated)
  }

  @Test func takesConditionsForArguments() {
    let tokens = Example.tokens("If you don't lock, it crashes.")
    #expect(Example.words(tokens, marked: .conditional).contains("lock"))
    #expect(Example.words(tokens, marked: .negated).isEmpty)
  }

  @Test(arguments: [
    ("The lid keeps the pot from boiling.", ["boiling"]),
    ("Replace the lid by a plate.", ["lid"]),
    ("The lid becomes a plate.", ["lid"]),
    ("lid → plate", ["lid"]),
    ("lid -> plate", ["lid"]),
    ("It keeps the letter from Rome.", []),
  ])
  func passesOverWhatIsHinderedOrGivesWay(text: String, regretted: [String]) {
    #expect(Example.words(Example.tokens(text), marked: .regretted) == regretted)
  }

  @Test func doubtsWhatIsNotKnown() {
    let tokens = Example.tokens("I'm not sure whether the queue blocks.")
    #expect(Example.words(tokens, marked: .doubted).contains("blocks"))
  }

  @Test func readsNotAgainAsOnce() {
    let tokens = Example.tokens("It is not called again.")
    #expect(tokens.contains { $0.word == "again" && Thesaurus.standard.isOnce($0.meanings) })
  }
}
