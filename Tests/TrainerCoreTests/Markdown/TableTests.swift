import Testing

@Suite("Tables")
struct TableTests {
  @Test(arguments: [
    BlockCase(
      "a row of hyphens makes a header of the line above", "| a | b |\n|---|:-:|\n| c | d |",
      """
      table @1:1-3:10
        header @1:1-1:10
          cell @1:3-1:4 "a"
          cell center @1:7-1:8 "b"
        row @3:1-3:10
          cell @3:3-3:4 "c"
          cell center @3:7-3:8 "d"
      """),
    BlockCase(
      "outer bars are optional", "a|b\n:-|-:",
      """
      table @1:1-2:6
        header @1:1-1:4
          cell left @1:1-1:2 "a"
          cell right @1:3-1:4 "b"
      """),
    BlockCase(
      "the lines before stay a paragraph", "a\nb|c\n-|-",
      """
      paragraph @1:1-1:2 "a"
      table @2:1-3:4
        header @2:1-2:4
          cell @2:1-2:2 "b"
          cell @2:3-2:4 "c"
      """),
    BlockCase(
      "the numbers of cells must agree", "a|b\n-|-|-",
      "paragraph @1:1-2:6 \"a|b\\n-|-|-\""),
    BlockCase(
      "one column needs a colon or a bar", "a\n:-\nb\n\n|c|\n|-|",
      """
      table @1:1-3:2
        header @1:1-1:2
          cell left @1:1-1:2 "a"
        row @3:1-3:2
          cell left @3:1-3:2 "b"
      table @5:1-6:4
        header @5:1-5:4
          cell @5:2-5:3 "c"
      """),
    BlockCase(
      "other marks make no delimiter row", "a|b\n-|=\n\nc|d\n-|--:-",
      """
      paragraph @1:1-2:4 "a|b\\n-|="
      paragraph @4:1-5:7 "c|d\\n-|--:-"
      """),
    BlockCase(
      "a row may miss cells or have too many", "a|b\n-|-\nc\nd|e|f",
      """
      table @1:1-4:6
        header @1:1-1:4
          cell @1:1-1:2 "a"
          cell @1:3-1:4 "b"
        row @3:1-3:2
          cell @3:1-3:2 "c"
        row @4:1-4:6
          cell @4:1-4:2 "d"
          cell @4:3-4:4 "e"
      """),
    BlockCase(
      "it ends with a blank line, another block, or a lone bar",
      "|a|\n|-|\n|b|\n> c\n\n|a|\n|-|\n|\nd",
      """
      table @1:1-3:4
        header @1:1-1:4
          cell @1:2-1:3 "a"
        row @3:1-3:4
          cell @3:2-3:3 "b"
      quote @4:1-4:4
        paragraph @4:3-4:4 "c"
      table @6:1-7:4
        header @6:1-6:4
          cell @6:2-6:3 "a"
      paragraph @8:1-9:2 "|\\nd"
      """),
    BlockCase(
      "a backslash keeps a bar in its cell", "|a\\|b\\|\n|-|\n|\\||",
      """
      table @1:1-3:5
        header @1:1-1:8
          cell @1:2-1:8 "a|b|"
        row @3:1-3:5
          cell @3:2-3:4 "|"
      """),
    BlockCase(
      "in a quote, and not from outside it", "> a|b\n> -|-\nc|d",
      """
      quote @1:1-2:6
        table @1:3-2:6
          header @1:3-1:6
            cell @1:3-1:4 "a"
            cell @1:5-1:6 "b"
      paragraph @3:1-3:4 "c|d"
      """),
    BlockCase(
      "a definition above is one", "[x]: y\na|b\n-|-",
      """
      definition @1:1-1:7 "[x]: y"
      table @2:1-3:4
        header @2:1-2:4
          cell @2:1-2:2 "a"
          cell @2:3-2:4 "b"
      """),
    BlockCase(
      "a list comes before a table", "a|b\n- |-",
      """
      paragraph @1:1-1:4 "a|b"
      list - tight @2:1-2:5
        item @2:1-2:5
          paragraph @2:3-2:5 "|-"
      """),
  ])
  func blocks(_ example: BlockCase) { example.check() }

  @Test(arguments: [
    HTMLCase(
      "inlines, alignment, and cells that are missing", "|*a*|b|\n|:-|-:|\n|`c`|",
      """
      <table>
      <thead>
      <tr>
      <th align="left"><em>a</em></th>
      <th align="right">b</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td align="left"><code>c</code></td>
      <td></td>
      </tr>
      </tbody>
      </table>
      """),
    HTMLCase(
      "a header alone has no body", "|a|\n|-|",
      """
      <table>
      <thead>
      <tr>
      <th>a</th>
      </tr>
      </thead>
      </table>
      """),
    HTMLCase(
      "an escaped bar in code loses its backslash", "|`a\\|b`|\n|-|",
      """
      <table>
      <thead>
      <tr>
      <th><code>a|b</code></th>
      </tr>
      </thead>
      </table>
      """),
  ])
  func html(_ example: HTMLCase) { example.check() }
}
