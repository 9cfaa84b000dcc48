import Foundation
import Testing
import TrainerCore
import TrainerTestKit

@Suite("The guide for authors practises what it says")
struct GuideTests {
  static let guide = ShippedContent.folder.deletingLastPathComponent()
    .appending(path: "Sources/TrainerCore/TrainerCore.docc/WritingItems.md")

  @Test("its examples are items in which nothing is wrong")
  func examples() throws {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let examples = text.matches(of: /(?s)\n````markdown\n(.*?)\n````/).map { String($0.1) }
    #expect(examples.count >= 2)
    for example in examples {
      let folder = try TemporaryFolder()
      try folder.write(example, to: "example.md")
      let content = ContentLoader(
        roots: [ContentRoot(path: folder.path, origin: .given)], keepsTexts: true
      ).load()
      #expect(content.items.count == 1)
      #expect(ContentCheck.problemsHeard(of: content) == [])
    }
  }
}
