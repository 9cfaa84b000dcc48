import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("Histories of items that changed")
struct IdentityTests {
  static let deck = """
    Q: What does weak do with a reference?
    A: It holds it without keeping the object alive.

    Q: Which method runs once when the view was made?
    A: viewDidLoad, and never again.

    C: A coordinator is made [once], updated [often], and lives as long as its [view].
    """

  /// The deck with one text replaced.
  static func deck(_ old: String, _ new: String) -> [String: String] {
    ["a.md": deck.replacing(old, with: new)]
  }

  @Test("with nothing changed the logs are not asked")
  func nothing() throws {
    let learner = try Learner()
    try learner.practise(["a.md": Self.deck])
    let search = IdentitySearch(try learner.library(["a.md": Self.deck]))
    #expect(search.itemsToRead.isEmpty)
    #expect(search.identity(by: [:]).events.isEmpty)
    #expect(search.identity(by: [:]).orphans().isEmpty)
  }

  @Test("what is read is what a session writes, and writing it twice changes nothing")
  func readingIsWriting() throws {
    let learner = try Learner()
    try learner.practise(["a.md": Self.deck])
    let edited = Self.deck("keeping the object", "keeping its object").mapValues {
      $0.replacing("[often]", with: "[each time]")
    }
    let read = try learner.identity(edited)
    #expect(read.matches.count == 2)
    #expect(read.partMatches.count == 1)

    try learner.write(read.events, on: 1)
    let written = try learner.identity(edited)
    #expect(written.library.progress.itemStates == read.library.progress.itemStates)
    #expect(written.events.isEmpty)
    #expect(written.orphans().isEmpty)

    try learner.write(read.events, on: 2)
    let again = try learner.identity(edited)
    #expect(again.library.progress.itemStates == read.library.progress.itemStates)
    #expect(again.events.isEmpty)
  }

  @Test("two devices come to the same on their own, and together")
  func devices() throws {
    let learner = try Learner()
    var other = learner
    other.device = "pc-3c4d"
    try learner.practise(["a.md": Self.deck])
    let edited = Self.deck("without keeping", "and does not keep")
    let one = try learner.identity(edited)
    let two = try other.identity(edited)
    #expect(one.events == two.events)
    #expect(!one.events.isEmpty)
    try learner.write(one.events, on: 1)
    try other.write(two.events, on: 1)
    let after = try other.identity(edited)
    #expect(after.events.isEmpty)
    #expect(after.library.progress.itemStates == one.library.progress.itemStates)
  }

  @Test("an item that was edited again and again is judged by its last wording")
  func drift() throws {
    let words = ["without", "keeping", "object", "alive", "holds", "reference", "weak"]
    let learner = try Learner()
    var files = ["a.md": Self.deck]
    try learner.practise(files)
    for (day, word) in words.enumerated() {
      files = files.mapValues { $0.replacing(word, with: String(word.reversed()) + "ly") }
      let identity = try learner.practise(files, only: [], on: day + 1)
      #expect(identity.orphans().isEmpty)
    }
    let library = try learner.library(files)
    #expect(library.progress.count == 5)
    #expect(library.progress.all.allSatisfy { library[$0.key.item] != nil })
  }

  @Test("what was read or set aside moves with its item")
  func flags() throws {
    let learner = try Learner()
    let note = "## The life of a view {kind=note}\n\nA page about what happens when, and why so.\n"
    let files = ["a.md": Self.deck, "n.md": note]
    let library = try learner.library(files)
    let page = try #require(library.items.last)
    try learner.practise(files)
    try learner.write([.item(library.text(of: page)), .done(item: page.id)])
    try learner.write([.rest(item: library.items[0].id)])

    let edited = [
      "a.md": Self.deck.replacing("reference?", with: "reference, exactly?"),
      "n.md": note.replacing("why so", with: "why it is so"),
    ]
    let identity = try learner.identity(edited)
    let items = identity.library.items
    #expect(identity.library.progress.isResting(items[0].id))
    #expect(identity.library.progress.done(items[3].id) != nil)
    #expect(identity.orphans().isEmpty)
  }

  @Test("an item that was set aside before it was known again goes on with its history")
  func rested() throws {
    let learner = try Learner()
    try learner.practise(["a.md": Self.deck])
    let edited = Self.deck("keeping the object", "keeping its object")
    let id = try #require(try learner.library(edited).items.first?.id)
    try learner.write([.rest(item: id)], on: 1)
    let identity = try learner.identity(edited)
    #expect(identity.matches.map(\.new) == [id])
    #expect(identity.library.progress.isResting(id))
    #expect(identity.orphans().isEmpty)
  }

  @Test("records of items that cannot be read wait for them")
  func broken() throws {
    let learner = try Learner()
    let deck = "Q: What is weak? {#weak}\nA: A reference that becomes nil.\n\n" + Self.deck
    try learner.practise(["a.md": deck, "b.md": "Q: Another question?\nA: Another answer.\n"])
    // The answer of one lost its marker, and the other file cannot be read.
    let files = ["a.md": deck.replacing("A: A reference that", with: "A reference that")]
    let identity = try learner.identity(files, unreadable: ["b.md"])
    #expect(identity.library.decks[0].brokenIDs == ["weak"])
    #expect(identity.events.isEmpty)
    #expect(identity.orphans().isEmpty)

    let gone = try learner.identity(files)
    #expect(gone.orphans().map(\.text?.file) == ["b.md"])
  }

  @Test("an answer keeps its history though it was never written down what the item said")
  func withoutText() throws {
    let learner = try Learner()
    let review = ReviewFacts(
      key: RecordKey(item: "old"), rating: .good, due: 1_800_000_000_000, milliseconds: 1)
    try learner.write([.review(review)])
    let identity = try learner.identity(["a.md": Self.deck])
    #expect(identity.orphans() == [Orphan(key: RecordKey(item: "old"), text: nil, likely: [])])
    #expect(identity.events.isEmpty)
  }
}
