import Testing
import TrainerMarkdown
import TrainerText

@Suite("Inlines: code, emphasis, escapes")
struct InlineTests {
  @Test(arguments: [
    HTMLCase(
      "runs of one length enclose it", "`a` ``b ` c`` ` `` `",
      "<p><code>a</code> <code>b ` c</code> <code>``</code></p>"),
    HTMLCase(
      "one space at both ends is dropped, not of blanks alone", "` a ` `  b  ` ` c` `  `",
      "<p><code>a</code> <code> b </code> <code> c</code> <code>  </code></p>"),
    HTMLCase("line ends are spaces", "`a\nb\n`", "<p><code>a b </code></p>"),
    HTMLCase("nothing is resolved in it", "`\\` &amp; <b>`", "<p><code>\\</code> &amp; <b>`</p>"),
    HTMLCase("a run without a partner is text", "```a`` `b`", "<p>```a`` <code>b</code></p>"),
    HTMLCase(
      "it comes before emphasis and links", "*a`*` [b`](c)`",
      "<p>*a<code>*</code> [b<code>](c)</code></p>"),
  ])
  func code(_ example: HTMLCase) { example.check() }

  @Test(arguments: [
    HTMLCase(
      "one and two", "*a* __b__ ***c***",
      "<p><em>a</em> <strong>b</strong> <em><strong>c</strong></em></p>"),
    HTMLCase("blanks inside prevent it", "* a* **b **", "<ul>\n<li>a* **b **</li>\n</ul>"),
    HTMLCase(
      "underscores do not work in words", "a_b_c a*b*c __d__e",
      "<p>a_b_c a<em>b</em>c __d__e</p>"),
    HTMLCase(
      "punctuation beside them", "a*\"b\"* *(c)* (_d_)",
      "<p>a*&quot;b&quot;* <em>(c)</em> (<em>d</em>)</p>"),
    HTMLCase(
      "spaces and symbols of Unicode count", "*\u{A0}a* b*£c* “*d*”",
      "<p>*\u{A0}a* b*£c* “<em>d</em>”</p>"),
    HTMLCase(
      "nesting", "*a **b** c* **d *e***",
      "<p><em>a <strong>b</strong> c</em> <strong>d <em>e</em></strong></p>"),
    HTMLCase(
      "the rule of three", "*a**b*c* a***b** ***c*d**",
      "<p><em>a**b</em>c* a*<strong>b</strong> <strong><em>c</em>d</strong></p>"),
    HTMLCase(
      "runs of different length", "**a* *b** ****c****",
      "<p><em><em>a</em> <em>b</em></em> <strong><strong>c</strong></strong></p>"),
    HTMLCase("kinds do not mix", "*a_ _b*", "<p><em>a_ _b</em></p>"),
    HTMLCase(
      "a link holds on to what is inside", "*a [b*](c) *d*",
      "<p>*a <a href=\"c\">b*</a> <em>d</em></p>"),
    HTMLCase(
      "one or two tildes", "~a~ ~~b~~ ~~~c~~~",
      "<p><del>a</del> <del>b</del> ~~~c~~~</p>"),
    HTMLCase(
      "tildes of different number do not match", "~a~~ b~ ~~ c~~",
      "<p><del>a~~ b</del> ~~ c~~</p>"),
    HTMLCase(
      "struck and emphasised", "~~*a*~~ *~b*~",
      "<p><del><em>a</em></del> <em>~b</em>~</p>"),
  ])
  func emphasis(_ example: HTMLCase) { example.check() }

  @Test(arguments: [
    HTMLCase(
      "a backslash makes marks literal", "\\*a\\* \\` \\\\ \\[b](c)",
      "<p>*a* ` \\ [b](c)</p>"),
    HTMLCase("before anything else it is itself", "\\a \\ä \\ 1", "<p>\\a \\ä \\ 1</p>"),
    HTMLCase(
      "names", "&copy; &AElig; &NotEqualTilde; &CounterClockwiseContourIntegral;",
      "<p>© Æ ≂\u{338} ∳</p>"),
    HTMLCase(
      "numbers", "&#65;&#x42;&#X63; &#0; &#xD800; &#1234567;",
      "<p>ABc \u{FFFD} \u{FFFD} \u{FFFD}</p>"),
    HTMLCase(
      "what is none is text", "&copy &nosuch; &#; &#x; &#12345678; &#xABCDEF0; &;",
      "<p>&amp;copy &amp;nosuch; &amp;#; &amp;#x; &amp;#12345678; &amp;#xABCDEF0; &amp;;</p>"),
    HTMLCase("they are never marks", "&#42;a&#42; &#x5B;b](c)", "<p>*a* [b](c)</p>"),
    HTMLCase(
      "two spaces or a backslash break a line", "a  \nb\\\nc\nd",
      """
      <p>a<br />
      b<br />
      c
      d</p>
      """),
    HTMLCase("blanks around a line end are dropped", "a \t\n  b  ", "<p>a\nb</p>"),
    HTMLCase("a leaf's end breaks no line", "a  \n\n# b\\", "<p>a</p>\n<h1>b\\</h1>"),
    HTMLCase(
      "NUL is shown as what cannot be shown", "a\u{0}b `\u{0}`",
      "<p>a\u{FFFD}b <code>\u{FFFD}</code></p>"),
  ])
  func text(_ example: HTMLCase) { example.check() }

  @Test("Every inline knows its place, through the prefixes of containers")
  func places() {
    let text =
      "> a **b\n> c** \\* &amp; `d\n> e` ~f~\n> <http://g> ![h](i \"j\")  \n> [k]\n\n[k]: l"
    BlockCase(
      "", text,
      """
      quote @1:1-5:6
        paragraph @1:3-5:6
          text @1:3-1:5 "a "
          strong @1:5-2:6
            text @1:7-1:8 "b"
            softBreak @1:8-2:1
            text @2:3-2:4 "c"
          text @2:6-2:7 " "
          text @2:7-2:9 "*"
          text @2:9-2:10 " "
          text @2:10-2:15 "&"
          text @2:15-2:16 " "
          code @2:16-3:5 "d e"
          text @3:5-3:6 " "
          strikethrough @3:6-3:9
            text @3:7-3:8 "f"
          softBreak @3:9-4:1
          link (http://g) @4:3-4:13
            text @4:4-4:12 "http://g"
          text @4:13-4:14 " "
          image (i "j") @4:14-4:25
            text @4:16-4:17 "h"
          hardBreak @4:25-5:1
          link (l) @5:3-5:6
            text @5:4-5:5 "k"
      definition @7:1-7:7 "[k]: l"
      """
    ).check(inlines: true)
  }

  @Test("A cell's places count the backslashes it lost")
  func cellPlaces() {
    BlockCase(
      "", "|a \\| `b \\| c`|\n|-|",
      """
      table @1:1-2:4
        header @1:1-1:16
          cell @1:2-1:15
            text @1:2-1:7 "a | "
            code @1:7-1:15 "b | c"
      """
    ).check(inlines: true)
  }

  @Test("Markup nested deeper than 100 is left out of the tree, its words are not")
  func depth() throws {
    let text = String(repeating: "*a ", count: 300) + "b" + String(repeating: " c*", count: 300)
    let document = MarkdownDocument(SourceText(text))
    let paragraph = try #require(document.children(of: .document).first)
    let inlines = document.inlines(of: paragraph)
    var depth = 0
    var level = inlines
    while let inner = level.first(where: { !$0.children.isEmpty })?.children {
      depth += 1
      level = inner
    }
    #expect(depth == 100)
    #expect(inlines.map(\.plainText).joined() == text.filter { $0 != "*" })
  }
}
