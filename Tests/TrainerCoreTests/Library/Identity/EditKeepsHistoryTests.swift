import Foundation
import Testing
import TrainerScheduling

@testable import TrainerCore

/// The decks of other programs' issues: a typo must not reset a card.
@Suite("An edit keeps the history")
struct EditKeepsHistoryTests {
  static let before = """
    ---
    title: Memory
    ---

    Q: What does weak do?
    A: A non-owning refrence that becomes nil.

    Q: What does unowned do?
    A: A non-owning reference that is not zeroed.
    """

  static let after = """
    ---
    title: Memory
    ---

    Q: What does `weak` do?
    A: A non-owning reference that becomes nil.

    Q: What does unowned do?
    A: A non-owning reference that is not zeroed; reading it after deinit traps.
    """

  @Test("both cards go on, nothing is new, nothing is an orphan", arguments: ["v1.md", "v2.md"])
  func edit(file: String) throws {
    try check(["v1.md": Self.before], [file: Self.after])
  }

  static let shared = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../../shared/cases/13-edit-keeps-history").standardizedFileURL

  @Test(
    "the shared case",
    .enabled(
      if: FileManager.default.fileExists(atPath: shared.path),
      "the folder shared between projects is not there"))
  func sharedCase() throws {
    let texts = try ["v1.md", "v2.md"].map {
      try String(contentsOf: Self.shared.appending(path: $0), encoding: .utf8)
    }
    try check(["m.md": texts[0]], ["m.md": texts[1]])
  }

  private func check(_ before: [String: String], _ after: [String: String]) throws {
    let learner = try Learner()
    let old = try learner.practise(before).library.questions.map(\.key)
    #expect(old.count == 2)
    let identity = try learner.practise(after, only: [], on: 1)
    #expect(identity.matches.map(\.old).sorted() == old.map(\.item).sorted())
    #expect(identity.orphans().isEmpty)
    let new = identity.library.questions.map(\.key)
    #expect(
      new.map { identity.library.progress[$0]?.schedule.due } == old.map { Learner.due(of: $0) })
  }
}
