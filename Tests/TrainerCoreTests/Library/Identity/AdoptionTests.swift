import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("A history given to an item by hand")
struct AdoptionTests {
  static let deck = """
    Q: What is weak? {#weak}
    A: A reference that becomes nil.

    C: Make [once], update [often]. {#life}

    Q: Broken? {#broken}
    A: Not yet.

    Q: What is a plain card? {#card}
    A: A question.
    """

  static let later = """
    Q: Entirely other words on bindings? {#binding}
    A: These.

    C: Coordinate [back] and [forth] between two. {#ways}

    Q: Broken? {#broken}

    Q: What is a plain card? {#card}
    A: A question.

    ## A page {#page kind=note}

    To be read.
    """

  let learner: Learner
  let identity: Identity

  init() throws {
    learner = try Learner()
    try learner.practise(["a.md": Self.deck])
    identity = try learner.identity(["a.md": Self.later])
  }

  @Test("the orphans")
  func orphans() {
    #expect(identity.orphans().map(\.key.description) == ["life", "weak"])
    #expect(identity.orphans().allSatisfy { $0.text?.file == "a.md" })
    #expect(identity.events.isEmpty)
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let refusal: AdoptionRefusal
    let message: String

    var testDescription: String { "\(old) \(new)" }
  }

  static let refusals: [Refusal] = [
    Refusal(
      old: "waek", new: "binding", refusal: .noSuchOrphan("waek", nearest: "weak"),
      message:
        "no history without an item is called waek (nearest: weak); trainer check lists them"),
    Refusal(
      old: "card", new: "binding", refusal: .stillThere(RecordKey("card")),
      message: "card is there and keeps its own history"),
    Refusal(
      old: "broken", new: "binding", refusal: .waits(RecordKey("broken")),
      message: "broken could not be read; its history waits until it is mended"),
    Refusal(
      old: "weak", new: "bindign", refusal: .noSuchItem("bindign", nearest: "binding"),
      message: "no item is called bindign (nearest: binding)"),
    Refusal(
      old: "weak", new: "ways/bakc", refusal: .noSuchItem("ways/bakc", nearest: "ways/back"),
      message: "no item is called ways/bakc (nearest: ways/back)"),
    Refusal(
      old: "life", new: "ways/back", refusal: .needsPart(item: "life", parts: ["often", "once"]),
      message: "say which deletion of life is meant: life/often, life/once"),
    Refusal(
      old: "life/once", new: "ways", refusal: .needsPart(item: "ways", parts: ["back", "forth"]),
      message: "say which deletion of ways is meant: ways/back, ways/forth"),
    Refusal(
      old: "weak", new: "page", refusal: .isNeverAsked("page"),
      message: "page is a page to read, which is never asked"),
  ]

  @Test("refusals", arguments: refusals)
  func refusal(_ example: Refusal) {
    #expect(throws: example.refusal) {
      try identity.adoption(of: example.old, by: example.new)
    }
    #expect(example.refusal.description == example.message)
  }

  /// What comes of an adoption that is written: where each record of the past is now.
  private func origins(after old: String, _ new: String) throws -> [String: String] {
    let adoption = try identity.adoption(of: old, by: new)
    try learner.write(identity.events + adoption.events, on: 1)
    let names = ["weak", "life/once", "life/often", "broken", "card"].map { RecordKey($0) }
    return try learner.identity(["a.md": Self.later]).origins(of: names)
  }

  @Test("an item by an item, whatever the case of letters")
  func item() throws {
    let origins = try origins(after: "WEAK", "Binding")
    #expect(origins == ["binding": "weak", "card": "card"])
    let identity = try learner.identity(["a.md": Self.later])
    #expect(identity.orphans().map(\.key.item) == ["life"])
    #expect(throws: AdoptionRefusal.alreadyGiven(RecordKey("weak"), to: RecordKey("binding"))) {
      try identity.adoption(of: "weak", by: "card")
    }
  }

  @Test("a cloze by a cloze: its deletions by their positions")
  func cloze() throws {
    let origins = try origins(after: "life", "ways")
    #expect(
      origins == ["ways/back": "life/once", "ways/forth": "life/often", "card": "card"])
  }

  @Test("a deletion by a deletion, and by a card")
  func parts() throws {
    #expect(try origins(after: "life/often", "ways/back")["ways/back"] == "life/often")
    let identity = try learner.identity(["a.md": Self.later])
    #expect(identity.orphans().map(\.key.description) == ["life", "weak"])
    let adoption = try identity.adoption(of: "life/once", by: "binding")
    try learner.write(adoption.events, on: 2)
    let after = try learner.identity(["a.md": Self.later])
    #expect(after.orphans().map(\.key.description) == ["weak"])
    #expect(after.library.progress[RecordKey("binding")] != nil)
  }

  @Test("a card by a cloze goes on as its first deletion")
  func cardByCloze() throws {
    #expect(try origins(after: "weak", "ways") == ["ways/back": "weak", "card": "card"])
  }

  @Test("an item that was answered: the histories become one")
  func joining() throws {
    let adoption = try identity.adoption(of: "weak", by: "card")
    #expect(adoption.joinsHistories)
    #expect(try !identity.adoption(of: "weak", by: "binding").joinsHistories)
    try learner.write(adoption.events, on: 1)
    let after = try learner.identity(["a.md": Self.later])
    #expect(after.library.progress[RecordKey("card")]?.schedule.reps == 2)
    #expect(after.orphans().map(\.key.item) == ["life"])
  }
}
