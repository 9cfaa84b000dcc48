import Foundation
import Testing
import TrainerCore
import TrainerTestKit
import TrainerText

@Suite("Loading content")
struct ContentLoaderTests {
  @Test("the collection of the case: not all files are decks")
  func collection() {
    let content = load([ContentFixtures.path("Cases/not-all-files-are-decks/collection")])
    #expect(
      content.decks.map(\.deck.file) == [
        "README.md", "UPPER.MD", "broken.md", "good.md", "notes.md", "sub/good2.md",
      ])
    #expect(content.items.map(\.prompt) == ["Capitals in the ending?", "Left?", "Right?"])
    #expect(
      content.decks.filter(\.deck.items.isEmpty).map(\.deck.file) == [
        "README.md", "broken.md", "notes.md",
      ])
    #expect(
      content.problems.map { "\($0.file):\($0.place.line) \($0.severity)" } == ["broken.md:1 error"]
    )
    #expect(content.items.map(\.labels.lesson) == ["collection", "collection", "sub"])
  }

  @Test("files come in the order of their names' bytes, folder by folder")
  func order() throws {
    let folder = try TemporaryFolder()
    for name in ["b.md", "a/z.md", "a.md", "B.md", "a-b.md", "é.md", "a/b/c.md", "z.txt"] {
      try folder.write("Q: \(name)\nA: b\n", to: name)
    }
    #expect(
      load([folder.path]).decks.map(\.deck.file) == [
        "B.md", "a/b/c.md", "a/z.md", "a-b.md", "a.md", "b.md", "é.md",
      ])
  }

  @Test("hidden files and folders are passed over, but not what is named itself")
  func hidden() throws {
    let folder = try TemporaryFolder()
    try folder.write("Q: a\nA: b\n", to: ".git/a.md")
    try folder.write("Q: c\nA: d\n", to: ".b.md")
    #expect(load([folder.path]).decks.isEmpty)
    #expect(load([folder.file(".git")]).items.map(\.prompt) == ["a"])
    #expect(load([folder.file(".b.md")]).items.map(\.prompt) == ["c"])
  }

  @Test("a file may be named itself, whatever its ending")
  func oneFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("Q: a\nA: b\n", to: "lesson/cards.txt")
    let content = load([folder.file("lesson/cards.txt")])
    #expect(content.decks.map(\.deck.name) == ["cards.txt"])
    #expect(content.items.map(\.labels.lesson) == ["lesson"])
  }

  @Test("links are followed, loops end, and one file is one deck")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("Q: a\nA: b\n", to: "real/deck.md")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.file("one.md"), withDestinationPath: "real/deck.md")
    try files.createSymbolicLink(atPath: folder.file("two.md"), withDestinationPath: "real/deck.md")
    try files.createSymbolicLink(atPath: folder.file("real/loop"), withDestinationPath: "..")
    try files.createSymbolicLink(atPath: folder.file("self"), withDestinationPath: "self")
    #expect(load([folder.path]).decks.map(\.deck.file) == ["one.md"])
    #expect(load([folder.path, folder.file("real")]).items.count == 1)
  }

  @Test("what cannot be read is reported, and the rest is there")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("Q: a\nA: b\n", to: "good.md")
    try folder.write([0x51, 0x3A, 0x20, 0x0A, 0xFF, 0x0A], to: "latin.md")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.file("dead.md"), withDestinationPath: "nowhere.md")
    let content = load([folder.path, folder.file("missing")])
    #expect(content.items.map(\.prompt) == ["a"])
    #expect(
      content.problems.map { "\($0.file):\($0.place.line) \($0.severity) \($0.code)" } == [
        "\(folder.file("missing")):1 error no-such-content", "dead.md:1 error dead-file",
        "latin.md:2 error invalid-utf-8",
      ])
  }

  @Test("a folder that may not be listed is reported", .enabled(if: geteuid() != 0))
  func forbidden() throws {
    let folder = try TemporaryFolder()
    try folder.write("Q: a\nA: b\n", to: "closed/deck.md")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.file("closed"))
    defer {
      try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.file("closed"))
    }
    #expect(load([folder.path]).problems.map(\.code) == ["unreadable"])
  }

  @Test("two ids with one hash are two ids, and a copy of the second names that one")
  func idsOfOneHash() throws {
    let (one, other) = ("item-ccfdafaaffa", "item-aca909co98o")
    try #require(StableHash(one) == StableHash(other))
    let folder = try TemporaryFolder()
    try folder.write("Q: a {#\(one)}\nA: b\n\nQ: c {#\(other)}\nA: d\n", to: "a.md")
    try folder.write("Q: e {#\(other)}\nA: f\n\nQ: g {#\(one)}\nA: h\n", to: "b.md")
    let content = load([folder.path])
    #expect(content.items.map(\.prompt) == ["a", "c"])
    #expect(
      content.problems.map(\.message) == [
        "the id \(other) is taken at a.md:4; this item is left out",
        "the id \(one) is taken at a.md:1; this item is left out",
      ])
  }

  @Test("a copied id names both places, and the first item keeps it")
  func copiedID() throws {
    let folder = try TemporaryFolder()
    try folder.write("Q: a {#same}\nA: b\n\nQ: c {#Same}\nA: d\n", to: "a.md")
    try folder.write("\n## T {#SAME kind=note}\n", to: "b.md")
    let content = load([folder.path])
    #expect(content.items.map(\.prompt) == ["a"])
    #expect(
      content.problems.map { $0.rendered() } == [
        """
        a.md:4:1: error: the id same is taken at a.md:1; this item is left out [id-twice]
           4 | Q: c {#Same}
             | ^^^^^^^^^^^^
          give this item another id
        """,
        """
        b.md:2:1: error: the id same is taken at a.md:1; this item is left out [id-twice]
           2 | ## T {#SAME kind=note}
             | ^^^^^^^^^^^^^^^^^^^^^^
          give this item another id
        """,
      ])
  }

  @Test("texts that stand twice are both there, with one id")
  func equalTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write("Q: a\nA: b\n", to: "a.md")
    try folder.write("Q:  a\nA:\nb\n", to: "b.md")
    let content = load([folder.path])
    #expect(content.items.count == 2)
    #expect(Set(content.items.map(\.id)).count == 1)
    #expect(content.problems.isEmpty)
  }

  @Test("many files are read in parallel with one result")
  func manyFiles() throws {
    let folder = try TemporaryFolder()
    for number in 0..<200 {
      try folder.write("Q: \(number)\nA: b\n", to: "d\(1000 + number).md")
    }
    #expect(load([folder.path]).items.map(\.prompt) == (0..<200).map(String.init))
  }

  @Test("a place as large as a disk was searched to its end before a word was said")
  func tooLarge() throws {
    let folder = try TemporaryFolder()
    try folder.write("Q: a\nA: b\n", to: "a/b/c/d/e/f/g/deck.md")
    try folder.write("Q: c\nA: d\n", to: "deck.md")
    let roots = [ContentRoot(path: folder.path, origin: .given)]
    var loader = ContentLoader(roots: roots + [ContentRoot(path: "/nowhere", origin: .given)])
    loader.limits = SearchLimits(folders: 7, names: 100)
    #expect(loader.load().overflow == SearchOverflow(root: roots[0], excess: .folders(7)))
    #expect(loader.load().decks.isEmpty)
    loader.limits = SearchLimits(folders: 8, names: 8)
    #expect(loader.load().overflow == SearchOverflow(root: roots[0], excess: .names(8)))
    loader.limits = SearchLimits(folders: 8, names: 9)
    #expect(loader.load().overflow == nil)
    #expect(loader.load().items.map(\.prompt) == ["a", "c"])
    let twice = ["a", "deck.md", "a/b"].map {
      ContentRoot(path: folder.file($0), origin: .given)
    }
    loader = ContentLoader(roots: twice)
    loader.limits = SearchLimits(folders: 7, names: 8)
    #expect(loader.load().items.map(\.prompt) == ["a", "c"])
  }

  @Test("what other programs fetch and build was searched for decks")
  func fetchedAndBuilt() throws {
    let folder = try TemporaryFolder()
    for name in ["node_modules/a", "web/node_modules", "Pods", "DerivedData", "made", "build"] {
      try folder.write("Q: \(name)\nA: b\n", to: "\(name)/deck.md")
    }
    try folder.write("", to: "made/CACHEDIR.TAG")
    #expect(load([folder.path]).items.map(\.prompt) == ["build"])
    #expect(load([folder.file("node_modules")]).items.map(\.prompt) == ["node_modules/a"])
    #expect(load([folder.file("made")]).items.map(\.prompt) == ["made"])
  }

  private func load(_ paths: [String]) -> Content {
    ContentLoader(roots: paths.map { ContentRoot(path: $0, origin: .given) }).load()
  }
}
