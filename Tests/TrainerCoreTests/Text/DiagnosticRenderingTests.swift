import Testing
import TrainerText

@Suite struct DiagnosticRenderingTests {
  @Test func pointsAtTheWord() {
    let source = SourceText(name: "kvo.md", "---\nkinb: card\n---\n")
    let problem = Diagnostic(
      .warning, "unknown-key", "unknown key kinb", suggestion: "kind", at: 4..<8, in: source)
    #expect(
      problem.rendered() == """
        kvo.md:2:1: warning: unknown key kinb [unknown-key]
           2 | kinb: card
             | ^^^^
          kind
        """)
    #expect(
      problem.rendered(showsCaret: false) == """
        kvo.md:2:1: warning: unknown key kinb [unknown-key]
          kind
        """)
  }

  @Test(
    "Carets stand below what they mean",
    arguments: [
      ("ab", 0..<1, "ab", "^"), ("ab", 1..<2, "ab", " ^"), ("ab", 2..<2, "ab", "  ^"),
      ("ab", 0..<2, "ab", "^^"), ("ab\nc", 1..<4, "ab", " ^"), ("", 0..<0, "", "^"),
      ("\tx", 0..<1, "    x", "^^^^"), ("\tx", 1..<2, "    x", "    ^"),
      ("a\tb\tc", 4..<5, "a   b   c", "        ^"),
      ("字x", 0..<3, "字x", "^^"), ("字x", 3..<4, "字x", "  ^"), ("👩‍👩‍👧x", 18..<19, "👩‍👩‍👧x", "  ^"),
      ("e\u{301}x", 3..<4, "e\u{301}x", " ^"), ("e\u{301}x", 1..<3, "e\u{301}x", "^"),
      ("\u{1B}[2Jx", 0..<1, "␛[2Jx", "^"), ("a\u{202E}b", 4..<5, "a\\u{202E}b", "         ^"),
    ])
  func alignsCarets(text: String, range: Range<Int>, line: String, carets: String) {
    let problem = Diagnostic(.error, "code", "message", at: range, in: SourceText(text))
    let lines = problem.rendered().split(separator: "\n")
    #expect(lines.dropFirst() == ["   1 | \(line)", "     | \(carets)"])
  }

  @Test func growsTheGutterWithTheLineNumber() {
    let source = SourceText(String(repeating: "\n", count: 12344) + "x")
    let problem = Diagnostic(.error, "code", "message", at: 12344..<12345, in: source)
    #expect(
      problem.rendered() == """
        input:12345:1: error: message [code]
        12345 | x
              | ^
        """)
  }

  @Test(
    "Of a long line the neighbourhood is shown",
    arguments: [
      (0..<2, "^^"), (45..<47, "              ^^"), (400..<404, "              ^^^^"),
      (996..<1000, "                                    ^^^^"),
      (500..<900, "              ^^^^^^^^^^^^^^^^^^^^^^^^^^"),
    ])
  func cutsLongLines(range: Range<Int>, carets: String) {
    let text = String((0..<1000).map { Character(String($0 % 10)) })
    let problem = Diagnostic(.error, "code", "message", at: range, in: SourceText(text))
    let lines = problem.rendered(columns: 48).split(separator: "\n").map { $0.dropFirst(7) }
    let digits = Array(lines[1])
    let first = lines[2].prefix { $0 == " " }.count
    #expect(String(lines[2]) == carets)
    #expect(lines[1].count <= 41)
    #expect(digits[first] == Character(String(range.lowerBound % 10)))
    #expect((digits.first == "…") == (range.lowerBound > 13))
    #expect((digits.last == "…") == (range.upperBound < 990))
  }

  @Test func isHarmlessWhateverItIsAbout() {
    let problem = Diagnostic(
      .error, "code", "unknown \u{1B}]0;x\u{7}", suggestion: "a\nb\u{9B}", file: "\u{1B}c.md")
    #expect(
      problem.rendered() == """
        ␛c.md:1:1: error: unknown ␛]0;x␇ [code]
          a␊b\\u{9B}
        """)
  }

  @Test func tellsWhereAFileIsNoText() throws {
    let error = #expect(throws: InvalidUTF8.self) {
      try SourceText(name: "bad.md", bytes: [0x61, 0x0A, 0xFF])
    }
    #expect(
      Diagnostic(try #require(error)).rendered() == """
        bad.md:2:1: error: the byte at offset 2 is not UTF-8 [invalid-utf-8]
          save the file as UTF-8
        """)
  }

  @Test("A line of millions of bytes costs each problem no more than a short one")
  func keepsLittleOfALongLine() {
    let source = SourceText(String(repeating: "字x", count: 1_000_000))
    for place in stride(from: 0, to: 4_000_000, by: 4000) {
      let problem = Diagnostic(.error, "code", "message", at: place..<4_000_000, in: source)
      #expect(problem.place.column == place / 4 * 2 + 1)
    }
  }
}
