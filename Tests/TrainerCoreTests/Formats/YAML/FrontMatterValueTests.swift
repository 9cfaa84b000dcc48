import Testing
import TrainerCore
import TrainerText

@Suite struct FrontMatterValueTests {
  @Test(
    "A value is the text that was written",
    arguments: [
      ("lang: no", "no"), ("answer: on", "on"), ("x: y", "y"), ("version: 1.10", "1.10"),
      ("id: 007", "007"), ("time: 12:30", "12:30"), ("date: 2026-11-30", "2026-11-30"),
      ("a: ~", "~"), ("a:", ""), ("a: # note", ""), ("a:   ", ""), ("a: ''", ""),
      ("c: '#fff'  # note", "#fff"), ("u: a#b", "a#b"), ("u: a #b", "a"), ("u: a# b", "a# b"),
      ("q: it's fine", "it's fine"), ("key : v  ", "v"), ("k:   spaced   out", "spaced   out"),
      ("d: -x", "-x"), ("d: ?x", "?x"), ("d: :x", ":x"), ("d: a:b c :d", "a:b c :d"),
      ("d: --- x", "--- x"), ("d: ...", "..."), ("d: a, [b] {c}", "a, [b] {c}"),
      ("d: a\"b'c\"", "a\"b'c\""), ("d: =", "="), ("d: \u{A0}x", "\u{A0}x"),
      ("k: '\tit''s \"x\" \\n'", "\tit's \"x\" \\n"), ("k: \" a: b # c \"", " a: b # c "),
      (
        #"k: "\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P""#,
        "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B} \"/\\\u{85}\u{A0}\u{2028}\u{2029}"
      ),
      ("k: \"\\\t\"", "\t"), (#"k: "\x41\u00e9\U0001F600""#, "Aé😀"),
      ("emoji: 👩‍👩‍👧 字", "👩‍👩‍👧 字"), ("-: x", "x"), ("---: x", "x"),
      ("name = \"A \\\"deck\\\"\"", "A \"deck\""), ("name\t=\t'x' # note", "x"),
    ])
  func readsText(line: String, expected: String) {
    let (mapping, problems) = FrontMatterYAML.parse(line)
    #expect(mapping.map(\.value.texts) == [[expected]])
    #expect(problems.isEmpty)
  }

  @Test(
    arguments: [
      ("t: [a, 'b', \"c, d\"]", ["a", "b", "c, d"]), ("t: []  # none", []),
      ("t: [ a b , -1, ]", ["a b", "-1"]),
      ("t: [-]", ["-"]), ("t: [a:b, it's, a#b, a :b]", ["a:b", "it's", "a#b", "a :b"]),
      ("t:\n- a\n- b c\n-\n- ''\n", ["a", "b c", "", ""]),
      (
        "t: # note\n\n  # inside\n  - a   # note\n\n  - 'b: c'\n # far\n  - -d",
        ["a", "b: c", "-d"]
      ),
      ("t:\n   -   a", ["a"]),
    ])
  func readsLists(text: String, expected: [String]) {
    let (mapping, problems) = FrontMatterYAML.parse(text)
    #expect(mapping.map(\.key) == ["t"])
    #expect(mapping.first?.value.texts == expected)
    #expect(problems.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func readsAnyLineEnd(lineEnd: String) {
    let lines = ["# front", "a: 1", "", "b:", "- 2", "- 3", "c: 4 "]
    let (mapping, problems) = FrontMatterYAML.parse(lines.joined(separator: lineEnd))
    #expect(mapping.map(\.key) == ["a", "b", "c"])
    #expect(mapping.map(\.value.texts) == [["1"], ["2", "3"], ["4"]])
    #expect(problems.isEmpty)
  }

  @Test func tellsWhereKeysAndTextsStand() {
    let source = SourceText("\u{FEFF}---\nkey: 'a' # c\nlist: [b, \"c\"]\nempty:\n---\n")
    let range = source.lineStarts[1]..<source.lineStarts[4]
    let (mapping, problems) = FrontMatterYAML.parse(source: source, range: range)
    #expect(mapping.map { source.text($0.keyRange) } == ["key", "list", "empty"])
    let scalars = mapping.flatMap(\.value.scalars)
    #expect(scalars.map { source.text($0.range) } == ["'a'", "b", "\"c\"", ""])
    #expect(scalars.map { source.place(at: $0.range.lowerBound).column } == [6, 8, 11, 7])
    #expect(problems.isEmpty)
  }

  @Test func readsNothingFromAnEmptyRange() {
    #expect(FrontMatterYAML.parse("").mapping.isEmpty)
    #expect(FrontMatterYAML.parse("  \n# only a comment\n").problems.isEmpty)
  }
}
