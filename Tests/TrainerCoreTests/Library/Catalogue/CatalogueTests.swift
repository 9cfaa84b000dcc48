import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite("A catalogue joined with a history")
struct CatalogueTests {
  private let content = try? TemporaryFolder()
  private let state = try? TestState()

  private func catalogue(
    _ deck: String, after work: (ProgressStore) throws -> Void
  ) throws -> Catalogue? {
    let (content, state) = (try #require(content), try #require(state))
    try content.write(deck, to: "deck.md")
    try state.session(work)
    let roots = [ContentRoot(path: content.path, origin: .given)]
    return Catalogue(of: CatalogueLoader(roots: roots).load(), try state.read().progress)
  }

  private let deck = """
    Q: one {#one}
    A: 1

    C: two [a] and [b] {#two}

    ## Page {#page kind=note}

    Text.
    """

  @Test("it asks what the library asks")
  func questions() throws {
    let catalogue = try catalogue(deck) { try $0.append(.review("one"), at: .minute(0)) }
    #expect(
      try #require(catalogue).questions.map(\.key.description) == ["one", "two/a", "two/b"])
  }

  @Test("names tell all where each history has its item")
  func told() throws {
    let catalogue = try catalogue(deck) { store in
      try store.append(.review("one"), at: .minute(0))
      try store.append(.review("two", part: "b"), at: .minute(1))
      try store.append(.rest(item: "two"), at: .minute(2))
      try store.append(.done(item: "page"), at: .minute(3))
    }
    #expect(catalogue != nil)
  }

  @Test(
    "names do not tell whose a history is that has no item of its name",
    arguments: [
      EventBody.review("gone"), .review("two", part: "gone"), .review("two"),
      .rest(item: "gone"), .done(item: "gone"),
      .same(old: RecordKey(item: "one"), new: RecordKey(item: "two", part: "a")),
      .same(old: RecordKey(item: "one"), new: RecordKey(item: "page")),
    ])
  func untold(_ event: EventBody) throws {
    let catalogue = try catalogue(deck) { store in
      try store.append(.review("one"), at: .minute(0))
      try store.append(event, at: .minute(1))
    }
    #expect(catalogue == nil)
  }

  @Test("the history of an item that cannot be read waits for it")
  func broken() throws {
    let deck = deck + "\n\nQ: never answered {#torn}\n\nQ: four {#four}\nA: 4\n"
    let catalogue = try catalogue(deck) { try $0.append(.review("torn"), at: .minute(0)) }
    #expect(try #require(catalogue).questions.count == 4)
  }

  @Test("a name that was given up long ago does not matter")
  func renamed() throws {
    let catalogue = try catalogue(deck) { store in
      try store.append(.review("before"), at: .minute(0))
      try store.append(
        .same(old: RecordKey(item: "before"), new: RecordKey(item: "one")), at: .minute(1))
    }
    #expect(catalogue != nil)
  }
}
