import Testing
import TrainerMarkdown
import TrainerText

@Suite("Writers")
struct WriterTests {
  @Test(arguments: [
    HTMLCase(
      "raw HTML is shown as text", "a <b onclick=\"c\">d</b>\n\n<script>\ne & f\n</script>",
      """
      <p>a &lt;b onclick=&quot;c&quot;&gt;d&lt;/b&gt;</p>
      <p>&lt;script&gt;
      e &amp; f
      &lt;/script&gt;</p>
      """),
    HTMLCase(
      "links that lead somewhere are links",
      "[a](http://b) [a](HTTPS://b) [a](mailto:b) [a](b/c:d) [a](#b) [a](?b:c) <http://b>",
      """
      <p><a href="http://b">a</a> <a href="HTTPS://b">a</a> <a href="mailto:b">a</a> <a \
      href="b/c:d">a</a> <a href="#b">a</a> <a href="?b:c">a</a> <a \
      href="http://b">http://b</a></p>
      """),
    HTMLCase(
      "others are words",
      """
      [*a*](javascript:b) [a](JavaScript&colon;b) [a][x] ![a](data:b) <vbscript:b> \
      [a](<java\tscript:b>)

      [x]: file:///b
      """,
      "<p><em>a</em> a a a vbscript:b a</p>"),
    HTMLCase(
      "a language is escaped", "``` \"><b>\n```",
      "<pre><code class=\"language-&quot;&gt;&lt;b&gt;\"></code></pre>"),
    HTMLCase("mail is a link", "<a@b.c>", "<p><a href=\"mailto:a@b.c\">a@b.c</a></p>"),
  ])
  func untrusted(_ example: HTMLCase) { example.check(.untrusted) }

  @Test("Some blocks of a document, and none of a deck's markers")
  func someBlocks() {
    let document = MarkdownDocument(SourceText("Q: *a*\n\nb\nA: c"), dialect: .deck)
    let blocks = Array(document.children(of: .document))
    #expect(
      HTMLWriter(.trusted).html(blocks[0...2], of: document) == "<p><em>a</em></p>\n<p>b</p>\n")
    #expect(PlainWriter().text(blocks[2...], of: document) == "b\n\nc\n")
  }

  @Test("Plain text keeps words, and shows structure by blank lines, bullets and indentation")
  func plain() {
    let markdown = """
      # A *title* with `code`

      Para one
      two\\
      hard &amp; <b>bold</b><br>x \\[esc\\] [link *em*](http://x "t") ![alt](i.png) <http://y>

      - [ ] a
      - [x] b
        1) nested
        2) deep
      -
      - c

            code

      > quote
      >
      > - q

      <details><summary>Hint</summary><!-- no -->
      some &lt;text
      </details>

      | a | b |
      |---|:-:|
      | 1 | `x \\| y` |

      ***
      ```swift
      let x = 1

        y
      ```
      [ref]: /u
      """
    let plain = """
      A title with code

      Para one two
      hard & bold
      x [esc] link em alt http://y

      - [ ] a

      - [x] b

        1) nested
        2) deep

      -

      - c

            code

        quote

        - q

      Hint
      some <text

      a\tb
      1\tx | y

      ---

          let x = 1

            y

      """
    #expect(PlainWriter().text(MarkdownDocument(SourceText(markdown))) == plain)
  }

  @Test(
    "A tight list stays tight, and what shows nothing leaves no gap",
    arguments: [
      ("- a\n- b\n  - c\n\nd", "- a\n- b\n  - c\n\nd\n"),
      ("[x]: y\n\n#\n\na", "a\n"),
      ("- > a\n- ```\n  b\n  ```", "-   a\n-     b\n"),
      ("3. a\n4. b", "3. a\n4. b\n"),
      ("", ""),
    ])
  func gaps(_ markdown: String, _ plain: String) {
    #expect(PlainWriter().text(MarkdownDocument(SourceText(markdown))) == plain)
  }
}
