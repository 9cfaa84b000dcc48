import Testing
import TrainerTestKit
import TrainerText

@Suite struct SourceTextTests {
  @Test(
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a", "b"]),
      ("a\rb\r", ["a", "b"]), ("a\r\r\nb\n\rc", ["a", "", "b", "", "c"]), ("\r", [""]),
      ("\n\n", ["", ""]),
      ("\u{FEFF}a\nb", ["a", "b"]), ("\u{FEFF}", [""]),
      ("a\u{2028}b\u{85}c\u{C}d", ["a\u{2028}b\u{85}c\u{C}d"]),
    ])
  func dividesIntoLines(text: String, lines: [String]) {
    let source = SourceText(text)
    let numbers = 1...source.lineStarts.count
    #expect(numbers.map { source.text(source.line($0)) } == lines)
  }

  @Test func countsColumnsInScalars() {
    let source = SourceText("\u{FEFF}é字😀x\r\ne\u{301}y")
    let places = [3, 5, 8, 12, 13, 15, 16, 18, 19].map { source.place(at: $0) }
    #expect(places.map(\.line) == [1, 1, 1, 1, 1, 2, 2, 2, 2])
    #expect(places.map(\.column) == [1, 2, 3, 4, 5, 1, 2, 3, 4])
  }

  @Test("Lines and places agree with a plain count", arguments: 0..<40 as Range<UInt64>)
  func agreesWithAPlainCount(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = ["a", "é", "字", "😀", "\n", "\r", "\r\n", "plain text of some length "]
    var text = (0..<Int.random(in: 0...60, using: &random)).map { _ in random.pick(pieces) }
      .joined()
    if seed % 10 == 0 { text += String(repeating: "字x", count: 2500) + text }
    let source = SourceText(text)
    var expected = SourcePlace(line: 1, column: 1)
    var offset = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if previous == "\n" || previous == "\r" && scalar != "\n" {
        expected = SourcePlace(line: expected.line + 1, column: 1)
      }
      if source.place(at: offset) != expected {
        Issue.record("\(source.place(at: offset)), not \(expected)")
      }
      offset += UTF8.width(scalar)
      previous = scalar
      expected = SourcePlace(line: expected.line, column: expected.column + 1)
    }
  }

  @Test(
    "The first byte that is not UTF-8 is named",
    arguments: [
      ([0xFF], 0), ([0x61, 0x80], 1), ([0xC3], 0), ([0xC3, 0x28], 0), ([0xC0, 0x80], 0),
      ([0xC1, 0xBF], 0),
      ([0x61, 0xE2, 0x82], 1), ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xF0, 0x9F, 0x98], 0),
      ([0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80, 0xFE], 9),
      (Array("12345678\n12345678".utf8) + [0xE9] + Array("12345678".utf8), 17),
    ] as [([UInt8], Int)])
  func refusesOtherBytes(bytes: [UInt8], offset: Int) {
    let error = #expect(throws: InvalidUTF8.self) { try SourceText(name: "f", bytes: bytes) }
    #expect(error?.name == "f")
    #expect(error?.offset == offset)
    #expect(error?.line == (offset == 17 ? 2 : 1))
  }

  @Test("A bad byte is found wherever it stands in a text of any length")
  func findsABadByteAnywhere() {
    for length in 0...80 {
      var bytes = [UInt8](repeating: 0x61, count: length)
      #expect(throws: Never.self) { try SourceText(name: "f", bytes: bytes) }
      for place in bytes.indices {
        bytes[place] = 0xFF
        let error = #expect(throws: InvalidUTF8.self) { try SourceText(name: "f", bytes: bytes) }
        #expect(error?.offset == place)
        bytes[place] = 0x61
      }
    }
  }

  @Test(
    "Bytes are taken as UTF-8 where the standard library takes them",
    arguments: 0..<50 as Range<UInt64>)
  func agreesWithTheStandardLibrary(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      var bytes = Array("plain é字😀 text \u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\u{D7FF}".utf8)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = random.pick([
          0x80, 0xBF, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0x9F, 0xA0, 0x41,
        ])
      }
      let isValid = (try? SourceText(name: "f", bytes: bytes)) != nil
      #expect(isValid == (String(validating: bytes, as: UTF8.self) != nil))
    }
  }
}
