import Testing
import TrainerCore
import TrainerText

/// A text that is refused, at a place.
struct RefusedFrontMatter: CustomTestStringConvertible {
  let text: String
  let line: Int
  let column: Int
  let code: String

  init(_ text: String, _ line: Int, _ column: Int, _ code: String) {
    self.text = text
    self.line = line
    self.column = column
    self.code = code
  }

  var testDescription: String { text.debugDescription }
}

@Suite struct FrontMatterProblemTests {
  @Test(
    "Each is refused once, at its place, and the line after it is read",
    arguments: [
      RefusedFrontMatter("title: Split: part 1", 1, 13, "yaml-colon"),
      RefusedFrontMatter("title: a:", 1, 9, "yaml-colon"),
      RefusedFrontMatter("k: 'a': b", 1, 7, "yaml-quotes"),
      RefusedFrontMatter("k:v", 1, 2, "yaml-key"),
      RefusedFrontMatter("no colon", 1, 1, "yaml-key"),
      RefusedFrontMatter("two words: x", 1, 1, "yaml-key"),
      RefusedFrontMatter("clé: x", 1, 1, "yaml-key"),
      RefusedFrontMatter("\"k\": x", 1, 1, "yaml-key"),
      RefusedFrontMatter(": x", 1, 1, "yaml-key"),
      RefusedFrontMatter("title = \"x\"", 1, 7, "yaml-key"),
      RefusedFrontMatter("name = x", 1, 8, "yaml-key"),
      RefusedFrontMatter(String(repeating: "k", count: 1025) + ": x", 1, 1, "yaml-key"),
      RefusedFrontMatter("k: @x", 1, 4, "yaml-reserved"),
      RefusedFrontMatter("k: `x`", 1, 4, "yaml-reserved"),
      RefusedFrontMatter("k: %x", 1, 4, "yaml-reserved"),
      RefusedFrontMatter("k: ,x", 1, 4, "yaml-reserved"),
      RefusedFrontMatter("k: ]", 1, 4, "yaml-reserved"),
      RefusedFrontMatter("k: [|]", 1, 5, "yaml-reserved"),
      RefusedFrontMatter("k: \"a\" b", 1, 8, "yaml-quotes"),
      RefusedFrontMatter("k: 'it's'", 1, 8, "yaml-quotes"),
      RefusedFrontMatter("k: [\"a\"b]", 1, 8, "yaml-quotes"),
      RefusedFrontMatter("k: \"a", 1, 4, "yaml-quotes"),
      RefusedFrontMatter("k: 'a''", 1, 4, "yaml-quotes"),
      RefusedFrontMatter("k: \"a\"#b", 1, 7, "yaml-comment"),
      RefusedFrontMatter("k: [a]#b", 1, 7, "yaml-comment"),
      RefusedFrontMatter(#"k: "a\q""#, 1, 6, "yaml-escape"),
      RefusedFrontMatter(#"k: "\x4""#, 1, 5, "yaml-escape"),
      RefusedFrontMatter(#"k: "\ud83d\ude00""#, 1, 5, "yaml-escape"),
      RefusedFrontMatter(#"k: "\U00110000""#, 1, 5, "yaml-escape"),
      RefusedFrontMatter("k: \"a\\", 1, 6, "yaml-feature"),
      RefusedFrontMatter("k: - a", 1, 4, "yaml-list"),
      RefusedFrontMatter("k: -", 1, 4, "yaml-list"),
      RefusedFrontMatter("k: [a, b", 1, 4, "yaml-list"),
      RefusedFrontMatter("k: [\n  a,\n  b: c\n]", 1, 4, "yaml-list"),
      RefusedFrontMatter("k: [a #, b]", 1, 4, "yaml-list"),
      RefusedFrontMatter("k: [a,,b]", 1, 7, "yaml-list"),
      RefusedFrontMatter("k: [,a]", 1, 5, "yaml-list"),
      RefusedFrontMatter("k: [a] b", 1, 8, "yaml-list"),
      RefusedFrontMatter("- a", 1, 1, "yaml-list"),
      RefusedFrontMatter("k: v\n- a", 2, 1, "yaml-list"),
      RefusedFrontMatter("k:\n  - a\n - b", 3, 2, "yaml-indentation"),
      RefusedFrontMatter("k:\n- a\n  - b", 3, 3, "yaml-indentation"),
      RefusedFrontMatter("tags:\n\t- swift", 2, 1, "yaml-tab"),
      RefusedFrontMatter("k: v\n  \t", 2, 3, "yaml-tab"),
      RefusedFrontMatter("k: a\tb", 1, 5, "yaml-tab"),
      RefusedFrontMatter("k:\tv", 1, 3, "yaml-tab"),
      RefusedFrontMatter("k\t: v", 1, 2, "yaml-tab"),
      RefusedFrontMatter("k: 'a'\t", 1, 7, "yaml-tab"),
      RefusedFrontMatter("k: [a,\tb]", 1, 7, "yaml-tab"),
      RefusedFrontMatter("k: a\u{7}b", 1, 5, "yaml-character"),
      RefusedFrontMatter("# \u{9B}", 1, 3, "yaml-character"),
      RefusedFrontMatter("k: 'é\u{2028}'", 1, 6, "yaml-character"),
      RefusedFrontMatter("k: \u{85}", 1, 4, "yaml-character"),
      RefusedFrontMatter("k: \u{FFFE}", 1, 4, "yaml-character"),
      RefusedFrontMatter("k: &a b", 1, 4, "yaml-feature"),
      RefusedFrontMatter("&a k: b", 1, 1, "yaml-feature"),
      RefusedFrontMatter("k: *a", 1, 4, "yaml-feature"),
      RefusedFrontMatter("k: !!str a", 1, 4, "yaml-feature"),
      RefusedFrontMatter("k: |\n  a: b\n\n  - c", 1, 4, "yaml-feature"),
      RefusedFrontMatter("k: >-\n  text", 1, 4, "yaml-feature"),
      RefusedFrontMatter("k: {a: b}", 1, 4, "yaml-feature"),
      RefusedFrontMatter("k: [a, {b: c}]", 1, 8, "yaml-feature"),
      RefusedFrontMatter("k: [a, [b]]", 1, 8, "yaml-feature"),
      RefusedFrontMatter("k: [a: b]", 1, 6, "yaml-feature"),
      RefusedFrontMatter("k: [\"a\":b]", 1, 8, "yaml-feature"),
      RefusedFrontMatter("k: [a?]", 1, 6, "yaml-feature"),
      RefusedFrontMatter("k: ? x", 1, 4, "yaml-feature"),
      RefusedFrontMatter("k: : x", 1, 4, "yaml-feature"),
      RefusedFrontMatter("k:\n  a: b\n  c: d", 2, 3, "yaml-feature"),
      RefusedFrontMatter("k:\n  - a: b\n    c: d\n  - e", 2, 6, "yaml-feature"),
      RefusedFrontMatter("k:\n- - a", 2, 3, "yaml-feature"),
      RefusedFrontMatter("k:\n- [a]", 2, 3, "yaml-feature"),
      RefusedFrontMatter("k: v\n  more\n  and more", 2, 3, "yaml-feature"),
      RefusedFrontMatter("k: v\n  - a", 2, 3, "yaml-feature"),
      RefusedFrontMatter("k:\n  v", 2, 3, "yaml-feature"),
      RefusedFrontMatter("k:\n- a\n  more", 3, 3, "yaml-feature"),
      RefusedFrontMatter("  k: v", 1, 3, "yaml-feature"),
      RefusedFrontMatter("? k", 1, 1, "yaml-feature"),
      RefusedFrontMatter("<<: x", 1, 1, "yaml-feature"),
      RefusedFrontMatter("%YAML 1.1", 1, 1, "yaml-feature"),
      RefusedFrontMatter("--- k", 1, 1, "yaml-feature"),
      RefusedFrontMatter("...", 1, 1, "yaml-feature"),
      RefusedFrontMatter("a: 1\nb: 2\na: 3", 3, 1, "yaml-duplicate-key"),
      RefusedFrontMatter("a: 1\na:\n- 2", 2, 1, "yaml-duplicate-key"),
    ])
  func refuses(refused: RefusedFrontMatter) {
    let (mapping, problems) = FrontMatterYAML.parse(refused.text + "\nlast: read\n")
    #expect(problems.map(\.code) == [refused.code])
    #expect(problems.map(\.place) == [SourcePlace(line: refused.line, column: refused.column)])
    #expect(mapping.last?.key == "last")
    #expect(mapping.last?.value.texts == ["read"])
  }

  @Test(
    arguments: [
      ("title: Split: part 1  # c", #"write "Split: part 1""#),
      ("title: \"a\" b", #"write '"a" b'"#), ("k: @x", #"write "@x""#),
      ("k: &x y", #"write "&x y""#),
      ("k: [a, b: c, d]", #"write "b: c""#), ("k:\n- a: b", #"write "a: b""#),
      ("k: 'it's'", #"inside single quotes write '' for a quote, inside double quotes \""#),
      ("k: \"a", "close it, or put the text in quotes of the other kind"),
      ("k: |\n  x", "write the text on the line of its key"),
      ("k: a\tb", "write spaces instead"),
      ("k: \"\\q\"", #"write \\ for a backslash, or use single quotes"#),
      ("two words: x", nil),
    ])
  func suggests(text: String, suggestion: String?) {
    #expect(FrontMatterYAML.parse(text).problems.map(\.suggestion) == [suggestion])
  }

  @Test(
    arguments: [
      ("a: 1\nb: 2\na: 3", "the key a stands on line 1 and again on line 3"),
      ("k: *x", "an alias (*) is outside the YAML that is read here"),
      ("k: \u{7}", "the character U+0007 cannot stand in YAML as it is"),
      ("k: \"\\é\"", "there is no escape \\é in double quotes"),
      ("k: \"\\ud800\"", "\\ud800 is no character"),
      ("k: %x", "a text without quotes cannot begin with %"),
    ])
  func words(text: String, message: String) {
    #expect(FrontMatterYAML.parse(text).problems.map(\.message) == [message])
  }

  @Test func tellsAllProblemsAtOnce() {
    let (mapping, problems) = FrontMatterYAML.parse("a: &x\nb: 1\n\tc: 2\nb: 3\nd: [e\nf: 4\n")
    #expect(problems.map(\.place.line) == [1, 3, 4, 5])
    #expect(mapping.map(\.key) == ["b", "f"])
  }
}
