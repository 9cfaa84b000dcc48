import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("Items that are there again")
struct ReturnedItemTests {
  static let old = "Q: What does weak do with the reference of an object?\nA: Not keep it alive.\n"
  static let new = old.replacing("the reference of an object", with: "the references of objects")
  static let other = "Q: Something else?\nA: Indeed.\n"

  let learner: Learner
  let oldID: String
  let newID: String

  init() throws {
    learner = try Learner()
    oldID = learner.decks(["a.md": Self.old])[0].items[0].id
    newID = learner.decks(["a.md": Self.new])[0].items[0].id
    try learner.practise(["a.md": Self.old])
  }

  private var due: Int64 { Learner.due(of: RecordKey(item: oldID)) }

  private func due(_ id: String, in identity: Identity) -> Int64? {
    identity.library.progress[RecordKey(item: id)]?.schedule.due
  }

  @Test("deleted and restored, with nothing like it meanwhile")
  func restored() throws {
    let without = try learner.practise(["a.md": Self.other], on: 1)
    #expect(without.orphans().map(\.key.item) == [oldID])
    let identity = try learner.identity(["a.md": Self.old + "\n" + Self.other])
    #expect(identity.events.isEmpty)
    #expect(due(oldID, in: identity) == due)
    #expect(identity.orphans().isEmpty)
  }

  @Test("an edit taken back", arguments: [true, false])
  func reverted(isAnswered: Bool) throws {
    try learner.practise(["a.md": Self.new], only: isAnswered ? nil : [], on: 1)
    let identity = try learner.practise(["a.md": Self.old], only: [], on: 2)
    let (old, new) = (RecordKey(item: oldID), RecordKey(item: newID))
    #expect(identity.returned == [.withHistory(old, from: new)])
    #expect(due(oldID, in: identity) == (isAnswered ? Learner.due(of: new) : due))
    let after = try learner.identity(["a.md": Self.old])
    #expect(after.events.isEmpty)
    #expect(after.library.progress.itemStates == identity.library.progress.itemStates)
    // And edited once more.
    let again = try learner.practise(["a.md": Self.new], only: [], on: 3)
    #expect(again.returned == [.withHistory(new, from: old)])
    #expect(try learner.identity(["a.md": Self.new]).events.isEmpty)
  }

  @Test("both are there, and the new one was not answered: the old one has its history back")
  func unanswered() throws {
    // As when another folder of decks was practised with the same state.
    try learner.practise(["b.md": Self.new], only: [], on: 1)
    let both = ["a.md": Self.old, "b.md": Self.new]
    let identity = try learner.practise(both, only: [], on: 2)
    #expect(
      identity.returned == [
        .withHistory(RecordKey(item: oldID), from: RecordKey(item: newID))
      ])
    #expect(due(oldID, in: identity) == due)
    #expect(due(newID, in: identity) == nil)
    let after = try learner.identity(both)
    #expect(after.events.isEmpty)
    #expect(after.library.progress.itemStates == identity.library.progress.itemStates)
  }

  @Test("both are there, and the new one was answered: it keeps the history, and that is told")
  func answered() throws {
    try learner.practise(["a.md": Self.new], on: 1)
    let both = ["a.md": Self.old + "\n" + Self.new]
    let identity = try learner.practise(both, only: [], on: 2)
    #expect(
      identity.returned == [.anew(RecordKey(item: oldID), historyOf: RecordKey(item: newID))])
    #expect(due(oldID, in: identity) == nil)
    #expect(due(newID, in: identity) == Learner.due(of: RecordKey(item: newID)))
    let after = try learner.identity(both)
    #expect(after.events.isEmpty)
    #expect(after.library.progress.itemStates == identity.library.progress.itemStates)
  }

  @Test("a deletion whose text is changed and changed back")
  func deletion() throws {
    let deck = "C: Make [once], update [often], coordinate [back]. {#life}\n"
    let changed = deck.replacing("[often]", with: "[every time]")
    try learner.practise(["c.md": deck], on: 1)
    let there = try learner.practise(["c.md": changed], only: [], on: 2)
    #expect(there.partMatches.map(\.new.part) == ["every-time"])
    let back = try learner.practise(["c.md": deck], only: [], on: 3)
    let (often, every) = (RecordKey("life/often"), RecordKey("life/every-time"))
    #expect(back.returned == [.withHistory(often, from: every)])
    #expect(back.library.progress[often]?.schedule.due == Learner.due(of: often))
    #expect(try learner.identity(["c.md": deck]).events.isEmpty)
    // Both texts: the one that has the history keeps it.
    let both = deck.replacing("coordinate", with: "and [every time],")
    let apart = try learner.practise(["c.md": both], only: [], on: 4)
    #expect(apart.library.progress[often]?.schedule.due == Learner.due(of: often))
    #expect(apart.library.progress[every] == nil)
    #expect(try learner.identity(["c.md": both]).events.isEmpty)
  }
}
