import Foundation
import Testing

@testable import trainer

@Suite struct LinkOpenerTests {
  @Test(
    arguments: [
      ("https://example.org/a", .web("https://example.org/a")),
      ("HTTP://example.org", .web("HTTP://example.org")), ("a%20b.png", .file("a b.png")),
      ("notes/x.pdf#page=2", .file("notes/x.pdf")), ("javascript:alert(1)", nil),
      ("file:///etc/passwd", nil), ("/etc/hosts.txt", nil), ("run.command", nil), ("App.app", nil),
      ("evil%00.png", nil), ("#anchor", nil), ("", nil), ("ssh://host/x.txt", nil),
    ] as [(String, ItemLink?)])
  func onlySomeDestinationsAreLinks(_ destination: String, _ link: ItemLink?) {
    #expect(ItemLink(destination) == link)
  }

  @Test func filesLieInTheFolderOfTheDeck() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: UUID().uuidString)
    let decks = folder.appending(path: "decks")
    try FileManager.default.createDirectory(at: decks, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["decks/deck.md", "decks/picture.png", "secret.txt", "decks/run.sh"] {
      try Data("x".utf8).write(to: folder.appending(path: name))
    }
    for (name, target) in [("leads-out.txt", "../secret.txt"), ("looks-fine.txt", "run.sh")] {
      try FileManager.default.createSymbolicLink(
        atPath: decks.appending(path: name).path, withDestinationPath: target)
    }
    let opener = LinkOpener(deck: decks.appending(path: "deck.md").path, environment: [:])
    #expect(opener.target(of: .file("picture.png")) == decks.appending(path: "picture.png").path)
    for name in ["../secret.txt", "leads-out.txt", "looks-fine.txt", "missing.png"] {
      #expect(opener.target(of: .file(name)) == nil)
    }
    #expect(opener.target(of: .web("https://example.org")) == "https://example.org")
  }
}
