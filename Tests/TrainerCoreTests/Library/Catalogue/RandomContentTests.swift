import Foundation
import Testing
import TrainerScheduling
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("The index of decks through random edits")
struct RandomContentTests {
  @Test("what is due is the same with the index, without it, and from all texts", arguments: 0..<12)
  func sameAlways(_ seed: UInt64) throws {
    var desk = try RandomDesk(seed: seed)
    var told = 0
    for _ in 0..<8 {
      desk.endSession()
      // The clock of the file system must have ticked: nothing else tells some of the edits.
      usleep(12_000)
      for _ in 0..<3 { try desk.edit() }
      try desk.review()
      told += try desk.compare() ? 1 : 0
    }
    #expect(told > 0)
  }
}

/// Two folders of decks, a state and an index, on which something happens by chance.
private struct RandomDesk {
  private var random: SeededRandom
  private let folder: TemporaryFolder
  private let state: TestState
  private var minute = 0

  /// The second stands in the first at times.
  private var roots = ["first", "second"]

  private static let names = ["a.md", "b.md", "sub/a.md", "sub/c.md"]

  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    folder = try TemporaryFolder()
    state = try TestState()
    for root in roots {
      for name in Self.names { try folder.write(text(), to: "\(root)/\(name)") }
    }
  }

  // MARK: - Comparing

  private var contentRoots: [ContentRoot] {
    roots.map { ContentRoot(path: folder.file($0), origin: .configured) }
  }

  /// One by which all files were written long ago.
  private var clock: WallClock {
    .fixed(
      Moment(utcMilliseconds: WallClock.system.now().utcMilliseconds + 60_000, offsetMinutes: 0))
  }

  private var index: DeckIndexFile? {
    DeckIndexFile(in: folder.file("cache"), executable: "/bin/sh")
  }

  private func load(_ index: DeckIndexFile?) -> CataloguedContent {
    CatalogueLoader(roots: contentRoots, index: index, clock: clock).load()
  }

  func endSession() { index?.note(ContentLoader(roots: contentRoots, clock: clock).load()) }

  /// Whether names alone told whose each history is.
  func compare() throws -> Bool {
    let indexed = load(index)
    let read = load(nil)
    #expect(indexed.decks == read.decks)
    #expect(indexed.errors == read.errors)
    #expect(indexed.ids == read.ids)
    #expect(indexed.isEmpty == read.isEmpty)
    let content = ContentLoader(roots: contentRoots).load()
    #expect(indexed.errors == content.problems.count { $0.severity == .error })
    #expect(indexed.ids == Set(content.items.map(\.id)))
    let progress = try state.read().progress
    let library = try state.folder.identity(
      of: Library(content.decks.map(\.deck), progress),
      unreadable: Set(content.unreadable.map(\.file))
    ).library
    guard let catalogue = Catalogue(of: indexed, progress) else { return false }
    #expect(catalogue.mocks == Catalogue(of: library).mocks)
    #expect(catalogue.questions.count == library.questions.count)
    for days in [0, 1, 30] {
      let now = Moment.minute(minute + days * 24 * 60)
      #expect(DueOverview(of: catalogue, at: now) == DueOverview(of: library, at: now))
    }
    return true
  }

  // MARK: - What happens

  mutating func review() throws {
    let items = ContentLoader(roots: contentRoots).load().items
    if items.isEmpty { return }
    let events = (0..<3).map { _ in
      let item = random.pick(items)
      let part = item.pastDeletions.isEmpty ? "" : random.pick(item.pastDeletions).part
      minute += 1
      return (
        body: Int.random(in: 0..<6, using: &random) == 0
          ? .rest(item: item.id)
          : EventBody.review(
            item.id, random.pick(Rating.allCases), part: part, at: .minute(minute)),
        moment: Moment.minute(minute)
      )
    }
    try state.session { try $0.append(events) }
  }

  mutating func edit() throws {
    let path = "\(random.pick(["first", "second"]))/\(random.pick(Self.names))"
    let other = "\(random.pick(["first", "second"]))/\(random.pick(Self.names))"
    switch Int.random(in: 0..<9, using: &random) {
    case 0: try? FileManager.default.removeItem(atPath: folder.file(path))
    case 1: try folder.write(text(), to: path)
    case 2: try folder.write(folder.bytes(path) ?? [], to: path)
    case 3: if let bytes = folder.bytes(path) { try folder.write(bytes, to: other) }
    case 4: move(path, to: other)
    case 5: try exchange(path, other)
    case 6: try writeKeepingTime(path)
    case 7: try folder.write([0x51, 0x3A, 0x20, 0xFF, 0x0A], to: path)
    default:
      roots = random.pick([["first", "second"], ["second"], ["second", "first"], ["first/sub"]])
    }
  }

  private func move(_ path: String, to other: String) {
    guard path != other, folder.bytes(path) != nil else { return }
    try? FileManager.default.removeItem(atPath: folder.file(other))
    try? FileManager.default.moveItem(atPath: folder.file(path), toPath: folder.file(other))
  }

  private func exchange(_ path: String, _ other: String) throws {
    guard let one = folder.bytes(path), let two = folder.bytes(other) else { return }
    try folder.write(two, to: path)
    try folder.write(one, to: other)
  }

  /// Another text of the same length, and the time of the old one.
  private func writeKeepingTime(_ path: String) throws {
    guard let text = folder.text(path) else { return }
    let files = FileManager.default
    let attributes = try files.attributesOfItem(atPath: folder.file(path))
    try folder.write(text.replacing("#id-1", with: "#id-2").replacing("one", with: "two"), to: path)
    try files.setAttributes(
      [.modificationDate: attributes[.modificationDate] as Any], ofItemAtPath: folder.file(path))
  }

  // MARK: - Texts

  private mutating func text() -> String {
    let front = random.pick(["", "---\nlesson: one\n---\n", "---\ntopic: two\n---\n"])
    let pieces = (0..<Int.random(in: 0..<5, using: &random)).map { _ in piece() }
    return front + pieces.joined(separator: "\n")
  }

  private mutating func piece() -> String {
    let number = Int.random(in: 0..<12, using: &random)
    return random.pick([
      "Q: one \(number) {#id-\(number)}\nA: 1\n", "Q: one \(number)\nA: 1\n",
      "C: the [one] and [two \(number)] {#cloze-\(number)}\n", "C: the [one] \(number)\n",
      "Q: no answer {#id-\(number)}\n", "## Page \(number) {#page-\(number) kind=note}\n\nText.\n",
      "Q: one \(number) {#id-\(number) topic=three}\nA: 1\n",
      "Q: bad {#id-\(number) kind=no}\nA: 1\n",
    ])
  }
}
