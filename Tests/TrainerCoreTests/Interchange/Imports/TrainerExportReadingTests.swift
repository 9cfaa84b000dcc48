import Testing

@testable import TrainerCore

@Suite("Exports of another home are read")
struct TrainerExportReadingTests {
  @Test("an export is told from another by its version, and its lines are looked at")
  func export() throws {
    let line = #"{\"v\":1,\"n\":1,\"t\":1,\"z\":0,\"e\":\"rest\",\"item\":\"a\"}"#
    let text = """
      {"format":"trainer-export","version":1,"items":[{"logs":[1]}],"logs":[
      {"file":"mac.jsonl","lines":[
      "\(line)",
      "no event"]}]}
      """
    let reading = try ImportReading.everything(of: text)
    #expect(reading.logs.map(\.fileName) == ["mac.jsonl"])
    #expect(reading.notes == ["4: a line of mac.jsonl that is no event"])
    let newer = #expect(throws: ImportRefusal.self) {
      try ImportReading.everything(of: text.replacing("\\\"v\\\":1", with: "\\\"v\\\":2"))
    }
    #expect(newer?.line == 3)
    #expect(throws: ImportRefusal.self) {
      try ImportReading.everything(of: String(text.dropLast(2)))
    }
    for name in ["../mac.jsonl", "mac.json", ".jsonl", "a/b.jsonl", "mac\\n.jsonl"] {
      #expect(throws: ImportRefusal.self) {
        try ImportReading.everything(of: text.replacing("mac.jsonl", with: name))
      }
    }
  }

  @Test("every damaged line of another home's log was a notice")
  func damagedLines() throws {
    let lines = (0..<40).map { _ in "\"no event\"" }.joined(separator: ",\n")
    let text =
      "{\"format\":\"trainer-export\",\"version\":1,\n\"logs\":[{\"file\":\"a.jsonl\",\"lines\":[\n\(lines)]}]}"
    let reading = try ImportReading.everything(of: text)
    #expect(reading.unread.count == 6)
    #expect(
      reading.notes.last == "42: 35 more lines of a.jsonl that are no events, the last one here")
  }

  @Test(
    "a file of another home lands nowhere but among its decks and mocks",
    arguments: [
      "../a.md", "decks/../../a.md", "decks/.a.md", "decks/a.txt", "config.yaml", "mocks/a/b.json",
      "/decks/a.md", "decks//a.md", "reviews/a.jsonl", "decks/a\n.md",
    ])
  func namesOfFiles(_ name: String) throws {
    #expect(!HomeFile.isName(name))
    #expect(HomeFile.isName("decks/a b/ü.md") && HomeFile.isName("mocks/a.json"))
  }
}
