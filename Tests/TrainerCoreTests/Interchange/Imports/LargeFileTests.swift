import Testing
import TrainerText
import TrainerScheduling

@testable import TrainerCore

@Suite("Large files are read in pieces")
struct LargeFileTests {
  @Test("a review log is read in pieces, and its lines are counted on", arguments: ["\n", "\r\n"])
  func largeReviewLog(_ end: String) throws {
    let count = 45_000
    let name = String(repeating: "card-", count: 20)
    var text = "card_id,review_time,review_rating" + end
    for number in 0..<count { text += "\(name)\(number % 9),\(1_700_000_000_000 + number),3" + end }
    text += "card,x,3" + end
    #expect(text.utf8.count > 4 << 20)
    let reading = try ImportReading.everything(of: text)
    #expect(reading.reviews.count == count)
    let last = try #require(reading.reviews.last)
    #expect(last.review.moment.utcMilliseconds == Int64(1_700_000_000_000 + count - 1))
    #expect(reading.unread.map(\.line) == [count + 2])
  }

  @Test("notes of Anki are read in pieces, quotes and line ends where they may be cut")
  func largeNotes() throws {
    let count = 3000
    let words = String(repeating: "An answer of some length. ", count: 16)
    var text = "#separator:tab\n#html:false\n"
    for number in 0..<count { text += "\"Q\(number)\nof \"\"them\"\"\"\t\(words)\r\n" }
    #expect(text.utf8.count > 1 << 20)
    let reading = try ImportReading.everything(of: text)
    #expect(reading.items.count == count && reading.unread == [])
    #expect(reading.items.last?.line == 2 * count + 1)
    #expect(reading.items.allSatisfy { $0.answer.hasPrefix("An answer of some length. ") })
  }

  /// Longer than several of the pieces in which files are read.
  private static let count = 4000

  @Test(
    "questions in Markdown are read in pieces, and their lines are counted on",
    arguments: [
      (ImportFormat.questions, "\n"), (.quiz, "\r\n"), (.obsidian, "\n"), (.hashcards, "\r\n"),
    ])
  func largeMarkdown(_ format: ImportFormat, _ end: String) throws {
    let count = format == .hashcards ? 7000 : 2000
    var text = "\u{FEFF}# Title\n\n"
    let words = String(repeating: "Ein Wört und ", count: 12)
    for number in 0..<count {
      switch format {
      case .questions: text += "## Q\(number)?\n\n\(words)\n\n```\n## none\n```\n\n"
      case .quiz: text += "## Q\(number)?\n\n- [x] \(words)\n- [ ] no\n\n\n\n\n"
      case .obsidian: text += "Q\(number)?::\(words)\n\n\n\n\n\n\n\n"
      default: text += "Q: Q\(number)?\nA: \(words)\n\n```\nQ: none\n```\n\n\n"
      }
    }
    text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
    #expect(text.utf8.count > (format == .hashcards ? 1 << 20 : 1 << 18))
    let reading = try ImportReading.everything(of: text, as: format)
    #expect(reading.items.map(\.title) == (0..<count).map { "Q\($0)?" })
    #expect(reading.items.map(\.line) == (0..<count).map { 3 + 8 * $0 })
    #expect(reading.unread == [])
  }

  @Test("a byte that is no text is named by its line, however far down")
  func badByte() throws {
    let head = (0..<Self.count).map { "## Q\($0)?\n\nAn answer of some length that is here.\n\n" }
    let bytes = Array(head.joined().utf8)
    let error = try #require(throws: InvalidUTF8.self) {
      _ = try ImportReading.read(
        ByteStream(bytes + [0x61, 0xFF]), named: "q.md", as: nil, zone: 0, isHere: { _ in true }
      ) { _, _ in nil }
    }
    #expect(error.line == 4 * Self.count + 1 && error.offset == bytes.count + 1)
  }

  @Test("the JSON of hashcards and of another home is read in pieces")
  func largeJSON() throws {
    let words = String(repeating: "Ein W\\u00f6rt, ", count: 20)
    var text = "{\"cards\":["
    for number in 0..<Self.count {
      text += number == 0 ? "\n" : ",\n"
      text +=
        "{\"hash\":\"h\(number)\",\"content\":{\"question\":\"Q\(number)?\",\"answer\":\"\(words)\"}}"
    }
    let reading = try ImportReading.everything(of: text + "],\"sessions\":[]}")
    #expect(reading.items.count == Self.count)
    #expect(reading.items.allSatisfy { $0.answer.hasPrefix("Ein Wört, ") })
    let refusal = #expect(throws: ImportRefusal.self) {
      try ImportReading.everything(of: text + ",\n{\"hash\":\"a\tb\"}]}")
    }
    #expect(refusal?.line == Self.count + 2)
    let lines = (1...30_000).map {
      #""{\"v\":1,\"n\":\#($0),\"t\":1,\"z\":0,\"e\":\"rest\",\"item\":\"a\"}""#
    }
    let export = try ImportReading.everything(
      of: #"{"format":"trainer-export","version":1,"logs":[{"file":"mac.jsonl","lines":["#
        + lines.joined(separator: ",\n") + "]}]}")
    #expect(export.logs[0].bytes.count > Spool.size)
    #expect(export.unread == [])
    var bytes: [UInt8] = []
    try export.logs[0].bytes.forEachPiece { bytes += $0 }
    let expected = lines.map { $0.dropFirst().dropLast().replacing("\\\"", with: "\"") + "\n" }
    #expect(bytes == Array(expected.joined().utf8))
  }

  @Test("a line and a question without an end are refused, and do not fill the memory")
  func withoutEnd() {
    let line = "# x\n\n" + String(repeating: "a", count: 9 << 20)
    #expect(throws: ImportRefusal(3, "a line of more than 8 MB")) {
      try ImportReading.everything(of: line, as: .questions)
    }
    let code = "## x\n\n```\n" + String(repeating: "a::b\n", count: 60_000)
    for format in [ImportFormat.questions, .obsidian] {
      #expect(throws: ImportRefusal.self) {
        try ImportReading.everything(of: code, as: format)
      }
    }
  }
}
