import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite("The bytes of the index of decks")
struct DeckIndexTests {
  private let program = FileStamp.numbered(7)

  private var index: DeckIndex {
    var index = DeckIndex()
    let items = [
      CataloguedItem(id: "written", asks: .itself, shelf: 0),
      CataloguedItem(id: "~0123456789ab", asks: .deletions(["größe", "two-2"]), shelf: 1),
      CataloguedItem(id: "page", asks: .page, shelf: 1),
      CataloguedItem(id: "talk", asks: .mock, shelf: 0),
    ]
    let shelves = [
      Shelf(deck: "a/b", lesson: "a", topic: nil), Shelf(deck: "a/b", lesson: "a", topic: "größer"),
    ]
    let full = CataloguedDeck(items: items, shelves: shelves, brokenIDs: ["torn"], errors: 300)
    let empty = CataloguedDeck(items: [], shelves: [], brokenIDs: [], errors: 0)
    index.add(.init(name: "a/b.md", folder: "Content", deck: full), .numbered(-1))
    index.add(.init(name: "c.md", folder: "", deck: empty), .numbered(2))
    return index
  }

  @Test("what was written is read again")
  func roundTrip() {
    #expect(DeckIndex(index.bytes(writtenBy: program), writtenBy: program) == index)
    #expect(DeckIndex(DeckIndex().bytes(writtenBy: program), writtenBy: program) == DeckIndex())
  }

  @Test("what another program wrote is not read: it may read decks otherwise")
  func otherProgram() {
    #expect(DeckIndex(index.bytes(writtenBy: .numbered(8)), writtenBy: program) == nil)
  }

  @Test("what is cut anywhere is not read")
  func cut() {
    let bytes = index.bytes(writtenBy: program)
    for length in bytes.indices {
      #expect(DeckIndex(Array(bytes[..<length]), writtenBy: program) == nil)
    }
    #expect(DeckIndex(bytes + [0], writtenBy: program) == nil)
  }

  @Test("what is changed anywhere is not read")
  func changed() {
    let bytes = index.bytes(writtenBy: program)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x10
      #expect(DeckIndex(damaged, writtenBy: program) == nil, "byte \(place)")
    }
  }

  @Test("damage under a right hash ends nothing", arguments: 0..<300)
  func hostile(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = index.bytes(writtenBy: program)
    let head = Array("trainer deck index 1\n".utf8).count
    var body = Array(bytes[(head + 8)...])
    // The stamp of the program stays, so that the rest is looked at.
    for _ in 0..<3 { body[random.pick(Array(40..<body.count))] = random.pick([0, 1, 0x7F, 0xFF]) }
    body.removeLast(Int.random(in: 0..<10, using: &random))
    var hash = IndexWriter()
    hash.add(fixed: body.withUnsafeBytes { StableHash($0) }.value)
    let read = DeckIndex(bytes[..<head] + hash.bytes + body, writtenBy: program)
    // What is read none the less has shelves for all its items.
    for entry in read?.entries.values.map(\.deck) ?? [] {
      #expect(entry.items.allSatisfy { entry.shelves.indices.contains($0.shelf) })
    }
  }

  @Test("a file of another name or root is not the one that was noted")
  func names() {
    let index = index
    let file = DeckFile(path: "x", name: "a/b.md", folder: "Content", stamp: .numbered(-1))
    #expect(index[file]?.brokenIDs == ["torn"])
    for other in [
      DeckFile(path: "x", name: "b.md", folder: "Content", stamp: .numbered(-1)),
      DeckFile(path: "x", name: "a/b.md", folder: "Other", stamp: .numbered(-1)),
      DeckFile(path: "x", name: "a/b.md", folder: "Content", stamp: .numbered(1)),
      DeckFile(path: "x", name: "a/b.md", folder: "Content", stamp: nil),
    ] { #expect(index[other] == nil) }
  }

  @Test("a file is settled when the clock of its file system has ticked since, by either time")
  func settled() {
    func file(modified: Int64, changed: Int64) -> FileStamp {
      FileStamp(device: 1, node: 2, size: 3, modified: modified, changed: changed)
    }
    let second: Int64 = 1_000_000_000
    #expect(file(modified: second, changed: second).isSettled(at: 4 * second))
    #expect(!file(modified: second, changed: second).isSettled(at: 3 * second))
    #expect(!file(modified: 0, changed: 3 * second).isSettled(at: 4 * second))
    #expect(!file(modified: 9 * second, changed: 0).isSettled(at: 4 * second))
  }
}

extension FileStamp {
  fileprivate static func numbered(_ number: Int64) -> Self {
    FileStamp(
      device: 1, node: UInt64(bitPattern: number), size: 10, modified: number, changed: number)
  }
}
