import Foundation
import Testing
import TrainerCore
import TrainerText

@Suite("The lesson covers every fact of the inventory")
struct CoverageTests {
  @Test("every fact stands in the ref of something")
  func everything() {
    let covered = Set(ShippedContent.items.flatMap(\.labels.refs))
    #expect(FactIDs.all.count == 255)
    #expect(FactIDs.all.filter { !covered.contains($0) } == [])
  }

  @Test("what is a question in the inventory is asked")
  func questions() {
    let asked = Set(ShippedContent.asked.flatMap(\.labels.refs))
    #expect(FactIDs.all.filter { FactIDs.asks($0) && !asked.contains($0) } == [])
  }

  @Test("a ref names a fact that is there")
  func unknown() {
    let wrong = ShippedContent.items.flatMap { item in
      item.labels.refs.filter { !FactIDs.known.contains($0) }
        .map { "\(item.place): no fact \($0); \(FactIDs.nearest(to: $0)) is the nearest" }
    }
    #expect(wrong == [])
  }

  @Test("the nearest fact is found", arguments: [("L55-C111", "L55-C11"), ("SKL3", "SK-L3")])
  func nearest(_ wrong: String, _ right: String) {
    #expect(FactIDs.nearest(to: wrong) == right)
  }

  @Test("an item that is practised covers four facts at most")
  func few() {
    let crowded = ShippedContent.items.filter { $0.kind.isQueued && $0.labels.refs.count > 4 }
    #expect(crowded.map(\.id) == [])
  }

  @Test("there is enough to answer, of every kind")
  func enough() {
    #expect(ShippedContent.asked.count >= 140)
    #expect(Set(ShippedContent.items.map(\.kind)) == Set(ItemKind.allCases))
    let depths = Set(ShippedContent.items.compactMap(\.labels.depth))
    #expect(depths == Set(ItemLabels.Depth.allCases))
  }

  @Test("every item says what it is filed under")
  func filed() {
    let bare = ShippedContent.asked.flatMap { item in
      let labels = item.labels
      let missing = [
        "topic": labels.topic == nil, "evidence": labels.evidence == nil,
        "difficulty": labels.difficulty == nil, "minutes": labels.minutes == nil,
        "id": !item.isIDWritten,
      ]
      return missing.filter(\.value).keys.map { "\(item.place): no \($0)" }
    }
    #expect(bare == [])
  }

  @Test("nothing is wrong with the decks, and related items are there")
  func sound() {
    #expect(ContentCheck.problemsHeard(of: ShippedContent.content).map(\.message) == [])
    let lost = ShippedContent.items.flatMap { item in
      item.labels.see.filter { ShippedContent.byID[$0] == nil }.map { "\(item.place): see=\($0)" }
    }
    #expect(lost == [])
  }

  static let inventory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/reference/content-ids.txt").standardizedFileURL

  @Test(
    "the list of facts is the inventory's",
    .enabled(
      if: FileManager.default.fileExists(atPath: inventory.path),
      "the inventory is not beside the package"))
  func current() throws {
    let text = try String(contentsOf: Self.inventory, encoding: .utf8)
    #expect(text.split(separator: "\n").map(String.init) == FactIDs.all)
  }
}
