import Testing

@Suite("Link reference definitions")
struct DefinitionTests {
  @Test(arguments: [
    HTMLCase(
      "they count wherever they stand, also before", "[a] [b]\n\n> [a]: /x\n\n- [b]: /y",
      """
      <p><a href="/x">a</a> <a href="/y">b</a></p>
      <blockquote>
      </blockquote>
      <ul>
      <li></li>
      </ul>
      """),
    HTMLCase(
      "the first of a label counts", "[a]: /x\n[a]: /y\n\n[a]",
      "<p><a href=\"/x\">a</a></p>"),
    HTMLCase(
      "labels are compared without case, blanks collapsed",
      "[ Ä  b\n\tc ]: /x\n\n[ä B C] [ẞ]\n\n[SS]: /s",
      "<p><a href=\"/x\">ä B C</a> <a href=\"/s\">ẞ</a></p>"),
    HTMLCase(
      "destination and title may stand on lines of their own",
      "[a]:\n  <x y>\n  'one\ntwo'\n\n[a]",
      """
      <p><a href="x%20y" title="one
      two">a</a></p>
      """),
    HTMLCase(
      "titles in three kinds of quotes", "[a]: x \"1\"\n[b]: x '2'\n[c]: x (3)\n\n[a] [b] [c]",
      """
      <p><a href="x" title="1">a</a> <a href="x" title="2">b</a> <a href="x" title="3">c</a></p>
      """),
    HTMLCase(
      "a title with more behind it is none, if it had a line of its own",
      "[a]: x\n\"t\" u\n\n[a]",
      """
      <p>&quot;t&quot; u</p>
      <p><a href="x">a</a></p>
      """),
    HTMLCase(
      "on the destination's line it spoils the definition", "[a]: x \"t\" u\n\n[b]: x\"t\" u",
      """
      <p>[a]: x &quot;t&quot; u</p>
      <p>[b]: x&quot;t&quot; u</p>
      """),
    HTMLCase(
      "an empty destination needs angle brackets", "[a]: <>\n\n[b]:\n\n[a]",
      """
      <p>[b]:</p>
      <p><a href="">a</a></p>
      """),
    HTMLCase("they end no paragraph", "a\n[b]: x", "<p>a\n[b]: x</p>"),
    HTMLCase("text may follow them", "[a]: x\n[a]\nb", "<p><a href=\"x\">a</a>\nb</p>"),
    HTMLCase(
      "escapes and references are resolved", "[a\\]]: /\\*&amp; \"&quot;\"\n\n[a\\]]",
      "<p><a href=\"/*&amp;\" title=\"&quot;\">a]</a></p>"),
    HTMLCase(
      "a label holds no bracket and some text", "[a[]: x\n\n[ ]: y\n\n[a]b: z",
      """
      <p>[a[]: x</p>
      <p>[ ]: y</p>
      <p>[a]b: z</p>
      """),
  ])
  func definitions(_ example: HTMLCase) { example.check() }

  @Test("They are blocks of their own")
  func blocks() {
    BlockCase(
      "", "[a]: x\n[b]: y\n  'z'\nc",
      """
      definition @1:1-1:7 "[a]: x"
      definition @2:1-3:6 "[b]: y\\n\\'z\\'"
      paragraph @4:1-4:2 "c"
      """
    ).check()
  }
}
