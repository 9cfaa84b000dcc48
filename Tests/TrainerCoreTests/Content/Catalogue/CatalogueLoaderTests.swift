import Foundation
import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite("Looking through content without its texts")
struct CatalogueLoaderTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    try folder.write("Q: one {#one}\nA: 1\n\nC: two [a] and [b] {#two}\n", to: "a.md")
    try folder.write("Q: three\nA: 3\n\n## Page {#page kind=note}\n\nText.\n", to: "b.md")
  }

  private func roots(_ names: [String]) -> [ContentRoot] {
    names.map { ContentRoot(path: folder.file($0), origin: .given) }
  }

  private func load(_ names: [String] = [""]) throws -> CataloguedContent {
    CatalogueLoader(roots: roots(names), index: try indexFile(), clock: .ahead).load()
  }

  /// What a session does at its end.
  private func note(clock: WallClock = .ahead) throws {
    try indexFile().note(ContentLoader(roots: roots([""]), clock: clock).load())
  }

  private func indexFile() throws -> DeckIndexFile {
    try #require(DeckIndexFile(in: cache.file("made/anew"), executable: "/bin/sh"))
  }

  private var index: [UInt8]? { cache.bytes("made/anew/decks.index") }

  /// Puts something else into a file, of which nothing can be seen from without: what is found then
  /// tells whether the file was read.
  private func changeUnseen() throws -> CataloguedContent {
    let before = try #require(Disk.live.status(of: folder.file("a.md"))?.stamp)
    var index = try indexFile().index
    let old = try #require(index.entries[before])
    try folder.write("Q: other {#other}\nA: 1\n\nC: two [a] and [b] {#two}\n", to: "a.md")
    let after = try #require(Disk.live.status(of: folder.file("a.md"))?.stamp)
    index.add(old, after)
    try indexFile().write(index)
    return try load()
  }

  @Test("what the index knows is not read")
  func known() throws {
    #expect(try load().ids.contains("one"))
    try note()
    #expect(index != nil)
    #expect(try changeUnseen().ids.contains("one"))
  }

  @Test("what was read beside the index is not read again for its text")
  func readOnce() throws {
    try note()
    try folder.write("Q: new {#new}\nA: 1\n", to: "c.md")
    let loader = CatalogueLoader(roots: roots([""]), index: try indexFile(), clock: .ahead)
    let decks = loader.loadWithDecks().decks
    let texts = ContentLoader(roots: roots([""]), clock: .ahead)
    let stamp = try #require(Disk.live.status(of: folder.file("c.md"))?.stamp)
    let file = DeckFile(
      path: folder.file("c.md"), name: "c.md", folder: folder.path.lastPathPart, stamp: stamp)
    #expect(decks[file] != nil)
    #expect(texts.load(besides: decks).items == texts.load().items)
    try folder.write("Q: newer {#newer}\nA: 1\n", to: "c.md")
    #expect(texts.load(besides: decks).items.last?.id == "newer")
  }

  @Test("looking alone writes nothing")
  func readOnly() throws {
    _ = try load()
    #expect(index == nil)
  }

  @Test("a file that was written just now is read again, because the next change might not be seen")
  func fresh() throws {
    try note(clock: .system)
    #expect(index == nil)
    try note()
    #expect(index != nil)
  }

  @Test("the index is not written again where it says what is there")
  func unchanged() throws {
    try note()
    let before = Disk.live.status(of: cache.file("made/anew/decks.index"))
    try note()
    #expect(Disk.live.status(of: cache.file("made/anew/decks.index")) == before)
    try folder.write("Q: four\nA: 4\n", to: "c.md")
    try note()
    #expect(Disk.live.status(of: cache.file("made/anew/decks.index")) != before)
  }

  @Test("files that are gone are forgotten")
  func gone() throws {
    try note()
    let before = try #require(index)
    try FileManager.default.removeItem(atPath: folder.file("b.md"))
    try note()
    #expect(try #require(index).count < before.count)
  }

  @Test("what stands in the place of the index, or forbids it, stops nothing")
  func noIndex() throws {
    try cache.write("something else", to: "made/anew/decks.index")
    #expect(try load().ids.count == 4)
    try FileManager.default.removeItem(atPath: cache.file("made/anew/decks.index"))
    try cache.write("", to: "made/anew/decks.index/folder")
    #expect(try load().ids.count == 4)
    try note()
    try FileManager.default.removeItem(atPath: cache.file("made"))
    try cache.write("", to: "made")
    #expect(try load().ids.count == 4)
    try note()
    #expect(cache.bytes("made") == [])
  }

  @Test("an id that is written twice is one item's, and an error, also out of the index")
  func twice() throws {
    try folder.write("Q: again {#one}\nA: 2\n\nQ: three\nA: 3\n", to: "c.md")
    let fresh = try load()
    try note()
    let indexed = try load()
    for content in [fresh, indexed] {
      #expect(content.errors == 1)
      #expect(content.decks.map(\.items.count) == [2, 2, 0])
    }
  }

  @Test("a deck is called after its place below the root, whatever the index knew it as")
  func roots() throws {
    try folder.write("Q: deep\nA: 1\n", to: "sub/d.md")
    try note()
    let content = try load(["sub"])
    #expect(content.decks.map(\.shelves) == [[Shelf(deck: "d", lesson: "sub", topic: nil)]])
  }
}

extension WallClock {
  /// One by which all files were written long ago.
  fileprivate static var ahead: WallClock {
    .fixed(
      Moment(
        utcMilliseconds: WallClock.system.now().utcMilliseconds + 60_000, offsetMinutes: 0))
  }
}
