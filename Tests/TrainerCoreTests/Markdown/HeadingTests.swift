import Testing

@Suite("Headings and rules")
struct HeadingTests {
  @Test(arguments: [
    BlockCase(
      "one to six number signs", "# a\n###### b",
      """
      heading 1 @1:1-1:4 "a"
      heading 6 @2:1-2:9 "b"
      """),
    BlockCase("seven are text", "####### a", "paragraph @1:1-1:10 \"####### a\""),
    BlockCase(
      "without a blank it is text", "#a\n#\tb",
      """
      paragraph @1:1-1:3 "#a"
      heading 1 @2:1-2:4 "b"
      """),
    BlockCase("it may be empty", "#\n## ##", "heading 1 @1:1-1:2\nheading 2 @2:1-2:6"),
    BlockCase("closing number signs are dropped", "# a ##  ", "heading 1 @1:1-1:9 \"a\""),
    BlockCase(
      "unless a word touches them", "# a#\n# b \\#",
      """
      heading 1 @1:1-1:5 "a#"
      heading 1 @2:1-2:7 "b \\\\#"
      """),
    BlockCase(
      "up to three spaces may come before", "   # a\n    # b",
      """
      heading 1 @1:4-1:7 "a"
      code indented @2:5-2:8 "# b\\n"
      """),
    BlockCase(
      "it ends a paragraph", "a\n# b\nc",
      """
      paragraph @1:1-1:2 "a"
      heading 1 @2:1-2:4 "b"
      paragraph @3:1-3:2 "c"
      """),
  ])
  func numberSigns(_ example: BlockCase) { example.check() }

  @Test(arguments: [
    BlockCase(
      "equals signs and hyphens underline", "a\nb\n=\n\nc\n--  ",
      """
      heading 1 setext @1:1-3:2 "a\\nb"
      heading 2 setext @5:1-6:5 "c"
      """),
    BlockCase(
      "blanks inside do not", "a\n= =\n- -",
      """
      paragraph @1:1-2:4 "a\\n= ="
      list - tight @3:1-3:4
        item @3:1-3:4
          list - tight @3:3-3:4
            item @3:3-3:4
      """),
    BlockCase(
      "nothing above, nothing underlined", "===\n\n---",
      """
      paragraph @1:1-1:4 "==="
      rule @3:1-3:4
      """),
    BlockCase(
      "a quote's text is not underlined from outside", "> a\n---\n> b\n===",
      """
      quote @1:1-1:4
        paragraph @1:3-1:4 "a"
      rule @2:1-2:4
      quote @3:1-4:4
        paragraph @3:3-4:4 "b\\n==="
      """),
    BlockCase(
      "definitions are not underlined", "[a]: b\n===",
      """
      definition @1:1-1:7 "[a]: b"
      paragraph @2:1-2:4 "==="
      """),
    BlockCase(
      "what follows definitions is", "[a]: b\nc\n===",
      """
      definition @1:1-1:7 "[a]: b"
      heading 1 setext @2:1-3:4 "c"
      """),
  ])
  func underlines(_ example: BlockCase) { example.check() }

  @Test(arguments: [
    BlockCase(
      "three marks of a kind", "***\n ---\n  ___",
      """
      rule @1:1-1:4
      rule @2:2-2:5
      rule @3:3-3:6
      """),
    BlockCase("blanks may part them", "* *\t* *\n_ _ _", "rule @1:1-1:8\nrule @2:1-2:6"),
    BlockCase(
      "two, or other marks among them, are text", "__\n\n_ _ a _\n\n_-_",
      """
      paragraph @1:1-1:3 "__"
      paragraph @3:1-3:8 "_ _ a _"
      paragraph @5:1-5:4 "_-_"
      """),
    BlockCase(
      "a rule comes before a list", "- a\n* * *\n- b",
      """
      list - tight @1:1-1:4
        item @1:1-1:4
          paragraph @1:3-1:4 "a"
      rule @2:1-2:6
      list - tight @3:1-3:4
        item @3:1-3:4
          paragraph @3:3-3:4 "b"
      """),
    BlockCase(
      "a rule inside an item", "- * * *",
      """
      list - tight @1:1-1:8
        item @1:1-1:8
          rule @1:3-1:8
      """),
    BlockCase(
      "a failed rule does not hide one behind another mark", "* - - -",
      """
      list * tight @1:1-1:8
        item @1:1-1:8
          rule @1:3-1:8
      """),
  ])
  func rules(_ example: BlockCase) { example.check() }
}
