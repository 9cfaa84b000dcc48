import Testing

@Suite("Inlines: links, images, raw HTML")
struct LinkTests {
  @Test(arguments: [
    HTMLCase(
      "destination and title", "[a](b) [c](<d e> 'f') [g]( h (i) )",
      """
      <p><a href="b">a</a> <a href="d%20e" title="f">c</a> <a href="h" title="i">g</a></p>
      """),
    HTMLCase(
      "either may be missing", "[a]() [](b) [](<>)",
      "<p><a href=\"\">a</a> <a href=\"b\"></a> <a href=\"\"></a></p>"),
    HTMLCase(
      "parentheses balance or are escaped", "[a](b(c)d) [e](f\\)) [g](h(i)",
      "<p><a href=\"b(c)d\">a</a> <a href=\"f)\">e</a> [g](h(i)</p>"),
    HTMLCase(
      "a title needs a blank before it", "[a](b\"c\") [d](e \"f\"g)",
      "<p><a href=\"b%22c%22\">a</a> [d](e &quot;f&quot;g)</p>"),
    HTMLCase(
      "lines may end between the parts, not in brackets", "[a](b\n\"c\nd\") [e](<f\n1>)",
      """
      <p><a href="b" title="c
      d">a</a> [e](&lt;f
      1&gt;)</p>
      """),
    HTMLCase(
      "links hold no links", "[a [b](c) d](e) [[f](g)](h)",
      "<p>[a <a href=\"c\">b</a> d](e) [<a href=\"g\">f</a>](h)</p>"),
    HTMLCase(
      "an image may stand in one, and hold one", "[![a](b)](c) ![[d](e)](f)",
      "<p><a href=\"c\"><img src=\"b\" alt=\"a\" /></a> <img src=\"f\" alt=\"d\" /></p>"),
    HTMLCase(
      "an image's description is text", "![*a* `b` ![c](d) &lt;\ne](f \"g\")",
      "<p><img src=\"f\" alt=\"a b c &lt; e\" title=\"g\" /></p>"),
    HTMLCase(
      "by reference, in three ways", "[a][x] [x][] [x] ![x] [y][z]\n\n[x]: u",
      """
      <p><a href="u">a</a> <a href="u">x</a> <a href="u">x</a> <img src="u" alt="x" /> [y][z]</p>
      """),
    HTMLCase(
      "an unknown label bars what is before it", "[x][y] [x](y\n\n[x]: u",
      "<p>[x][y] <a href=\"u\">x</a>(y</p>"),
    HTMLCase(
      "brackets inside are not part of a label", "[a [x]] [x [a]]\n\n[x]: u",
      "<p>[a <a href=\"u\">x</a>] [x [a]]</p>"),
    HTMLCase("brackets without a partner are text", "] [a ![b ]( [", "<p>] [a ![b ]( [</p>"),
    HTMLCase(
      "addresses are encoded", "[a](ä\\\"&amp;%20'\u{0})",
      "<p><a href=\"%C3%A4%22&amp;%20&#x27;%EF%BF%BD\">a</a></p>"),
  ])
  func links(_ example: HTMLCase) { example.check() }

  @Test(arguments: [
    HTMLCase(
      "addresses between angle brackets", "<https://a.b/c?d=[e]&f> <x-y.z+1:>",
      """
      <p><a href="https://a.b/c?d=%5Be%5D&amp;f">https://a.b/c?d=[e]&amp;f</a> <a \
      href="x-y.z+1:">x-y.z+1:</a></p>
      """),
    HTMLCase("mail", "<a.b+c@d-e.fg>", "<p><a href=\"mailto:a.b+c@d-e.fg\">a.b+c@d-e.fg</a></p>"),
    HTMLCase(
      "what is none is text", "<a:b c> <m:abc> <1a:b> <@b.c> <a@-b> <a@b.> <>",
      """
      <p>&lt;a:b c&gt; &lt;m:abc&gt; &lt;1a:b&gt; &lt;@b.c&gt; &lt;a@-b&gt; &lt;a@b.&gt; \
      &lt;&gt;</p>
      """),
    HTMLCase("bare addresses stay text", "https://a.b a@b.c", "<p>https://a.b a@b.c</p>"),
    HTMLCase(
      "tags", "<a><b-1 c d='e' f=\"g\n\" h=i /></j ><K/>",
      """
      <p><a><b-1 c d='e' f="g
      " h=i /></j ><K/></p>
      """),
    HTMLCase(
      "comments and the like", "a <!-- b -- c --><!--><!---><?d?><!E f><![CDATA[>]]>",
      "<p>a <!-- b -- c --><!--><!---><?d?><!E f><![CDATA[>]]></p>"),
    HTMLCase(
      "tags that are none", "<1> <a b=> <a b='c> <a\"b\"> </a b> < a> <a/b> <a b='c'd>",
      """
      <p>&lt;1&gt; &lt;a b=&gt; &lt;a b='c&gt; &lt;a&quot;b&quot;&gt; &lt;/a b&gt; &lt; a&gt; \
      &lt;a/b&gt; &lt;a b='c'd&gt;</p>
      """),
    HTMLCase(
      "nothing is resolved in them", "<a b=\"*c* &amp; \\\"> *d*",
      "<p><a b=\"*c* &amp; \\\"> <em>d</em></p>"),
  ])
  func angleBrackets(_ example: HTMLCase) { example.check() }
}
