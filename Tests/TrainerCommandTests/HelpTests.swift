import Testing

@testable import trainer

@Suite struct HelpTests {
  static let pages: [[String]] =
    [[]] + CommandDescription.all.map(\.words) + HelpTopic.all.map { [$0.name] } + [["fsrs"]]

  @Test(arguments: pages)
  func everyPageFitsATerminal(_ words: [String]) throws {
    let lines = try HelpPage.text(for: words).split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(lines.count <= 60)
  }

  @Test(arguments: CommandDescription.all.flatMap(\.examples).map(\.line))
  func everyExampleIsUnderstood(_ line: String) throws {
    let words = line.prefix { $0 != "<" }.split(separator: " ").map(String.init)
    #expect(words.first == "trainer")
    _ = try ArgumentParser.parse(Array(words.dropFirst()))
  }

  @Test func namesAreUnique() {
    let names = CommandDescription.all.map(\.name) + HelpTopic.all.map(\.name)
    #expect(Set(names).count == names.count)
    for command in CommandDescription.all {
      let options = (command.options + GlobalOptions.descriptions).map(\.name)
      #expect(Set(options).count == options.count)
    }
  }
}
