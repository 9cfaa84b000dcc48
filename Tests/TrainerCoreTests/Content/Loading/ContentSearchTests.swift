import Testing
import TrainerCore
import TrainerTestKit

@Suite("Where content is found")
struct ContentSearchTests {
  @Test("in the checkout around the working directory")
  func checkout() throws {
    let folder = try TemporaryFolder()
    try makeCheckout(in: folder, at: "code")
    try folder.write("", to: "code/deep/er/file")
    try makeCopy(in: folder, at: "bin/Content")
    let search = search(folder, working: "code/deep/er", executable: "bin/trainer")
    #expect(search.roots == [ContentRoot(path: folder.file("code/Content"), origin: .shipped)])
    #expect(search.missing == [folder.file("home/decks")])
  }

  @Test("else in the checkout around the executable")
  func checkoutOfExecutable() throws {
    let folder = try TemporaryFolder()
    try makeCheckout(in: folder, at: "code")
    let search = search(folder, working: "", executable: "code/.build/debug/trainer")
    #expect(search.roots.map(\.path) == [folder.file("code/Content")])
  }

  @Test("a folder that has only some of a checkout is none")
  func halfCheckout() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "code/Package.swift")
    try makeCopy(in: folder, at: "code/Content")
    try makeCopy(in: folder, at: "usr/share/trainer")
    let search = search(folder, working: "code", executable: "usr/bin/trainer")
    #expect(search.roots.map(\.path) == [folder.file("usr/share/trainer")])
  }

  @Test(
    "else beside the executable or in the prefix",
    arguments: ["usr/bin/Content", "usr/share/trainer/Content", "usr/share/trainer"])
  func installed(place: String) throws {
    let folder = try TemporaryFolder()
    try makeCopy(in: folder, at: place)
    let search = search(folder, working: "", executable: "usr/bin/trainer")
    #expect(search.roots == [ContentRoot(path: folder.file(place), origin: .shipped)])
  }

  @Test("in the home folder and in the folders of the configuration")
  func own() throws {
    let folder = try TemporaryFolder()
    try makeCopy(in: folder, at: "home/decks")
    let search = search(
      folder, working: "", executable: "usr/bin/trainer", configured: ["/a", "/b"])
    #expect(
      search.roots == [
        ContentRoot(path: folder.file("home/decks"), origin: .home),
        ContentRoot(path: "/a", origin: .configured), ContentRoot(path: "/b", origin: .configured),
      ])
    #expect(
      search.missing == [
        folder.file("usr/bin/Content"), folder.file("usr/share/trainer/Content"),
        folder.file("usr/share/trainer"),
      ])
  }

  @Test("what is given replaces all else")
  func given() throws {
    let folder = try TemporaryFolder()
    try makeCopy(in: folder, at: "home/decks")
    var places = places(folder, working: "", executable: "usr/bin/trainer", configured: ["/a"])
    places.given = ["x.md", "/missing"]
    let search = ContentSearch(places)
    #expect(search.roots.map(\.path) == ["x.md", "/missing"])
    #expect(search.roots.map(\.origin) == [.given, .given])
    #expect(search.missing.isEmpty)
  }

  private func search(
    _ folder: TemporaryFolder, working: String, executable: String, configured: [String] = []
  ) -> ContentSearch {
    ContentSearch(places(folder, working: working, executable: executable, configured: configured))
  }

  private func places(
    _ folder: TemporaryFolder, working: String, executable: String, configured: [String]
  ) -> ContentPlaces {
    ContentPlaces(
      configured: configured, home: folder.file("home"),
      workingDirectory: working.isEmpty ? folder.path : folder.file(working),
      executables: [folder.file(executable)])
  }

  private func makeCheckout(in folder: TemporaryFolder, at path: String) throws {
    try folder.write("", to: "\(path)/Package.swift")
    try folder.write("", to: "\(path)/Sources/TrainerCore/TrainerCore.swift")
    try makeCopy(in: folder, at: "\(path)/Content")
  }

  private func makeCopy(in folder: TemporaryFolder, at path: String) throws {
    try folder.write("Q: a\nA: b\n", to: "\(path)/deck.md")
  }
}
