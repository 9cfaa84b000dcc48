import Foundation
import Testing
import TrainerCore
import TrainerText

/// The project's collection of inputs that break other programs, where it stands beside the checkout.
@Suite("The collection of cases", .enabled(if: SharedCases.areThere))
struct SharedCaseTests {
  @Test(
    "cards and problems",
    arguments: CaseTests.decks.flatMap { deck in deck.files.map { (deck.name, $0) } })
  func cards(name: String, file: String) throws {
    let folder = try SharedCases.folder(of: name)
    let expected = try Expectation(SharedCases.source("\(folder)/expected.json").bytes)
    let (deck, problems) = DeckParser.parse(try SharedCases.source("\(folder)/\(file)"))
    #expect(deck.items.flatMap(ExpectedCard.cards) == expected.cards)
    #expect(problems.map { ExpectedProblem($0, file: nil) } == expected.problems)
  }

  @Test("a collection in which not every file is a deck")
  func collection() {
    let path = SharedCases.folder.appending(path: "25-not-all-files-are-decks/collection").path
    let content = ContentLoader(roots: [ContentRoot(path: path, origin: .given)]).load()
    #expect(
      content.decks.filter { !$0.deck.items.isEmpty }.map(\.deck.file)
        == ["UPPER.MD", "good.md", "sub/good2.md"])
    #expect(content.problems.map(\.code) == ["answer-before-question"])
  }

  @Test("duplicates are told, and only what is the same is one")
  func duplicates() {
    let path = SharedCases.folder.appending(path: "15-duplicates").path
    let content = ContentLoader(
      roots: [ContentRoot(path: path, origin: .given)], keepsTexts: true
    ).load()
    #expect(
      ContentCheck.problems(of: content).map(\.code)
        == ["item-twice", "question-twice", "likely-twice"])
    #expect(Set(content.items.map(\.id)).count == content.items.count - 1)
  }

  @Test("options of a quiz: one error, at the question without a right one")
  func quiz() throws {
    let (deck, problems) = DeckParser.parse(try SharedCases.source("29-quiz-options/quiz.md"))
    #expect(deck.items.count == 4)
    #expect(problems.summary == ["27 error no-right-option"])
  }
}

private enum SharedCases {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../../shared/cases").standardizedFileURL

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The cases are numbered there.
  static func folder(of name: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try #require(names.first { $0.hasSuffix("-\(name)") })
  }

  static func source(_ name: String) throws -> SourceText {
    let file = folder.appending(path: name)
    return try SourceText(name: file.lastPathComponent, bytes: Array(Data(contentsOf: file)))
  }
}
