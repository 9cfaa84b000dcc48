import Testing

@Suite("HTML blocks")
struct HTMLBlockTests {
  @Test(arguments: [
    HTMLCase(
      "1: text that is taken as it is", "<PRE class>\n\n*a*\n</b></pRe> b\n*c*",
      """
      <PRE class>

      *a*
      </b></pRe> b
      <p><em>c</em></p>
      """),
    HTMLCase(
      "1: it may end on its first line", "<script>a</script>\n*b*",
      """
      <script>a</script>
      <p><em>b</em></p>
      """),
    HTMLCase("1: a longer name is another tag", "<prefix>\n\n*a*", "<prefix>\n<p><em>a</em></p>"),
    HTMLCase(
      "2: a comment", "<!-- a\n\n*b* --> *c*\n*d*",
      """
      <!-- a

      *b* --> *c*
      <p><em>d</em></p>
      """),
    HTMLCase("3: an instruction", "<?a\n\n?>\n*b*", "<?a\n\n?>\n<p><em>b</em></p>"),
    HTMLCase(
      "4: a declaration", "<!doctype html\n\n>\n*b*",
      """
      <!doctype html

      >
      <p><em>b</em></p>
      """),
    HTMLCase(
      "5: character data", "<![CDATA[\n\n> ]]>\n*b*",
      """
      <![CDATA[

      > ]]>
      <p><em>b</em></p>
      """),
    HTMLCase(
      "6: a block's tag, complete or not, up to a blank line", "</Details\n*a*\n\n*b*",
      """
      </Details
      *a*
      <p><em>b</em></p>
      """),
    HTMLCase("6: it ends a paragraph", "a\n<hr/>\nb", "<p>a</p>\n<hr/>\nb"),
    HTMLCase(
      "6: the name ends where a tag's name may", "<divan\n\n<div-x>",
      """
      <p>&lt;divan</p>
      <div-x>
      """),
    HTMLCase(
      "7: any tag alone on its line", "<x-y a='b'>  \n*a*\n\n</i>\n*b*",
      """
      <x-y a='b'> \u{20}
      *a*
      </i>
      *b*
      """),
    HTMLCase(
      "7: with more on the line it is inline", "<i>a\n\n<i a b>c</i>",
      """
      <p><i>a</p>
      <p><i a b>c</i></p>
      """),
    HTMLCase(
      "7: it ends no paragraph, not even from outside", "a\n<i>\n\n> b\n<i>",
      """
      <p>a
      <i></p>
      <blockquote>
      <p>b
      <i></p>
      </blockquote>
      """),
    HTMLCase(
      "7: a tag that is not complete is text", "<i a=\n\n<i a=\"b'>",
      """
      <p>&lt;i a=</p>
      <p>&lt;i a=&quot;b'&gt;</p>
      """),
    HTMLCase(
      "up to three spaces may come before, and are kept", "   <hr>\n\n    <hr>",
      """
         <hr>
      <pre><code>&lt;hr&gt;
      </code></pre>
      """),
    HTMLCase(
      "it ends with its container", "> <!-- a\nb",
      """
      <blockquote>
      <!-- a
      </blockquote>
      <p>b</p>
      """),
  ])
  func conditions(_ example: HTMLCase) { example.check() }
}
