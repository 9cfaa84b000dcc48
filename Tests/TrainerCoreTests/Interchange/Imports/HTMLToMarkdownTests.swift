import TrainerMarkdown
import TrainerTestKit
import TrainerText
import Testing

@testable import TrainerCore

@Suite("HTML of other programs becomes Markdown")
struct HTMLToMarkdownTests {
  private static let cases: KeyValuePairs<String, String> = [
    "a <b>bold</b> and <i>slanted</i> word": "a **bold** and *slanted* word",
    "one<br>two<br><br>three": "one\\\ntwo\n\nthree",
    "<div>one</div><div>two</div>": "one\n\ntwo",
    "a &lt;b&gt; &amp; c&nbsp;d": "a \\<b> & c d",
    "2 * 3 * 4 and snake_case and _x_": "2 \\* 3 \\* 4 and snake_case and \\_x\\_",
    "<code>let `a`</code>": "`` let `a` ``",
    "<pre><code class=\"language-swift\">let a = 1\nif a &lt; 2 {}</code></pre>":
      "```swift\nlet a = 1\nif a < 2 {}\n```",
    "<pre>a<br>b</pre>": "```\na\nb\n```",
    "<ul><li>one<li>two <b>x</b></ul>": "- one\n- two **x**",
    "<ol><li>one</li><li><p>two</p><p>more</p></li></ol>": "1. one\n\n2. two\n\n   more",
    "<a href=\"https://swift.org\">Swift</a>": "[Swift](<https://swift.org>)",
    "<a href=\"javascript:alert(1)\">Swift</a>": "Swift",
    "<a href=\" JavaScript:alert(1)\">x</a>": "x",
    "<table><tr><th>a<th>b|c<tr><td>1<td>2</table>":
      "| a | b\\|c |\n| --- | --- |\n| 1 | 2 |",
    "<h2>Heading</h2>text": "#### Heading\n\ntext",
    "# no heading": "\\# no heading",
    "1. no list<br>- none<br>Q: none": "1\\. no list\\\n\\- none\\\nQ\\: none",
    "<blockquote>said</blockquote>": "> said",
    "<script>alert('<b>')</script>x": "x",
    "<!-- hidden -->x<!-- to the end": "x",
    "<style>p{}</style><svg><text>y</text></svg>x": "x",
    "<img src=\"a.png\" onerror=\"alert(1)\" alt=\"a tree\">": "a tree",
    "a < b and a <b": "a \\< b and a \\<b",
    "x<span class=\"<b>\">y</span>": "xy",
    "<font color=red>red</font> <u>under</u>": "red under",
    "</b></div>text</p>": "text",
    "word<b>, and</b>more": "word, andmore",
    "\u{202E}\u{7}x": "x",
  ]

  @Test(arguments: cases.map { [$0.key, $0.value] })
  func becomes(_ pair: [String]) {
    var converter = HTMLToMarkdown()
    #expect(converter.markdown(pair[0]) == pair[1])
  }

  @Test("what a person may miss is named once")
  func leftOut() {
    var converter = HTMLToMarkdown()
    _ = converter.markdown("<img src=\"x/a.png\"><script>1</script><script>2</script>")
    #expect(converter.leftOut == ["the picture a.png", "<script>"])
  }

  @Test("nothing that is left is live HTML, whatever came in", arguments: 0..<40 as Range<UInt64>)
  func isNeverLive(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "<script>", "</script>", "<b>", "</b>", "<i>", "<img src=x onerror=alert(1)>", "<", ">", "\"",
      "&lt;script&gt;", "&#60;img src=x onerror=a&#62;", "<a href='javascript:x'>", "</a>", "`",
      "```", "\n", "\n\n", "[x](javascript:1)", "<div", " onload=", "<pre>", "</pre>", "<code>",
      "</code>", "word", "*", "_", "<!--", "-->", "<svg>", "\\", "    ", "<br>", "| a |\n|---|",
      "<ul><li>", "</ul>", "&amp;lt;", "<table><tr><td>", "# ", "- ", "~~~",
    ]
    for _ in 0..<60 {
      let html = (0..<Int.random(in: 1...14, using: &random)).map { _ in random.pick(pieces) }
        .joined()
      var converter = HTMLToMarkdown()
      let made = converter.markdown(html)
      let cleaned = HTMLInMarkdown.cleaned(
        html.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
      for markdown in [made, cleaned] {
        let page = HTMLWriter(.trusted).html(MarkdownDocument(SourceText(markdown)))
        #expect(!page.contains("<script") && !page.contains("<img src=x"), "\(html)\n→ \(markdown)")
        #expect(!page.contains("<svg") && !page.contains("<div"), "\(html)\n→ \(markdown)")
      }
    }
  }

  @Test(
    "a hundred thousand signs that open and close nothing take no longer than others",
    arguments: [
      "<b>", "<", "<a \"", "</i>", "<!--", "<script>", "<li>", "<a href='", "{{c1::", "`",
    ])
  func isLinear(_ piece: String) {
    let html = String(repeating: piece, count: 30_000)
    var converter = HTMLToMarkdown()
    #expect(converter.markdown(html).utf8.count < 400_000)
    #expect(AnkiClozes.marked(html).utf8.count <= html.utf8.count)
    #expect(HTMLInMarkdown.cleaned([html[...]]).utf8.count < 400_000)
  }

  @Test(
    "text stays text",
    arguments: ["[x](y)", "a\\b", "&amp;", "`c`", "{{x}}", "a*b*c", "~~s~~", "<T>"])
  func escaping(_ text: String) {
    let page = HTMLWriter(.trusted).html(
      MarkdownDocument(SourceText(MarkdownEscaping.text(text))))
    let shown = HTMLReferences.decoded(page)
    #expect(shown == "<p>\(text)</p>\n")
  }

  private static let markdown: KeyValuePairs<String, String> = [
    "a <b>b</b> `<b>c</b>`": "a **b** `<b>c</b>`",
    "Array<Int> and <https://swift.org>": "Array\\<Int> and <https://swift.org>",
    "<details open><p>x</p></details>": "x",
    "```\n<b>x</b>\n```": "```\n<b>x</b>\n```",
    "<b>\nx\n</b>": "x",
    "x <!-- a\nb --> y": "x \n y",
    "<img alt=\"a*\" src=x>": "a\\*",
    "~~~\nnever closed": "~~~\nnever closed\n~~~",
  ]

  @Test("Markdown keeps its own signs and code", arguments: markdown.map { [$0.key, $0.value] })
  func mixed(_ pair: [String]) {
    let lines = pair[0].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    #expect(HTMLInMarkdown.cleaned(lines) == pair[1])
  }
}
